import type { ReactNode } from 'react';
import { describeFailure, getStatus } from '../runtime/failure.ts';
import { HttpStatus } from '../runtime/ServerContext.tsx';
import { LoadingMark } from './LoadingMark.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** The state of a query. */
type QueryState<Data> = {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
};

type QueryResultProps<Data> = {
  query: QueryState<Data>;
  /** Keeps the previous result while new variables load. */
  keepsFormer?: boolean;
  /** Stands for the data while it loads, in its size. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders a query's result: a skeleton or a loading mark first, then the data, or an error with a retry button. */
export function QueryResult<Data>({
  query,
  keepsFormer = false,
  skeleton = <LoadingMark />,
  children,
}: QueryResultProps<Data>) {
  const { data, previousData, error, refetch } = query;
  if (error && !data)
    return (
      <>
        <HttpStatus code={getStatus(error)} />
        <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  const visibleData = data ?? (keepsFormer ? previousData : undefined);
  return visibleData ? children(visibleData) : skeleton;
}
