import type { ReactNode } from 'react';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { LoadingMark } from '../../../ui/LoadingMark.tsx';
import { describeFailure, getStatus } from '../../../runtime/failure.ts';
import { HttpStatus } from '../../../runtime/ServerContext.tsx';

type LinkFailureProps = { error: unknown; loading: boolean; children: ReactNode };

/** In the place of what a mailed link opens: it is being read, cannot be read, or is no longer good. */
export function LinkFailure({ error, loading, children }: LinkFailureProps) {
  if (loading) return <LoadingMark />;
  if (!error) return children;
  return (
    <>
      <HttpStatus code={getStatus(error)} />
      <LoadFailure sentence={describeFailure(error)} onRetry={() => location.reload()} />
    </>
  );
}
