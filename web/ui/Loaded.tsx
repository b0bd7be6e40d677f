import type { ReactNode } from 'react';
import { describeFailure, getStatus } from '../runtime/failure.ts';
import { HttpStatus } from '../runtime/ServerContext.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingMark } from './LoadingMark.tsx';

/** The part of a query's result that tells how far it came. */
type Asked<Data> = {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
};

type LoadedProps<Data> = {
  asked: Asked<Data>;
  /** While the answer to other variables is fetched, the former one stands. */
  keepsFormer?: boolean;
  children: (data: Data) => ReactNode;
};

/**
 * What was asked for, once it is there: before that a wait, and where it could not be read the reason and a way to try
 * again.
 */
export function Loaded<Data>({ asked, keepsFormer = false, children }: LoadedProps<Data>) {
  const { data, previousData, error, refetch } = asked;
  if (error && !data)
    return (
      <>
        <HttpStatus code={getStatus(error)} />
        <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  const shown = data ?? (keepsFormer ? previousData : undefined);
  return shown ? children(shown) : <LoadingMark />;
}
