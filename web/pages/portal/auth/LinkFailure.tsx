import type { ReactNode } from 'react';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { describeFailure, getStatus } from '#web/runtime/failure.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

type LinkFailureProps = { error: unknown; loading: boolean; children: ReactNode };

/** Replaces the content of an emailed link while it loads, after an error, or if the link has expired. */
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
