import { type MouseEvent, useState } from 'react';
import { usePageQuery } from '../runtime/usePageQuery.ts';
import buttons from './Button.module.css';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  page: { hasNextPage: boolean; endCursor: string | null };
  /** The plural noun for the listed items. */
  label: string;
  onMore: (after: string) => Promise<unknown>;
  /** The query parameter for the cursor, if the page has two lists. */
  param?: string;
}

/** A link to the next page of a list. With JavaScript, it appends that page instead. */
export function LoadMore({ page, label, onMore, param = 'after' }: LoadMoreProps) {
  const params = usePageQuery();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const after = page.endCursor;
  if (!page.hasNextPage || !after) return null;

  const next = new URLSearchParams(params);
  next.set(param, after);
  const add = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    await onMore(after).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <p className={styles.more}>
      <a className={buttons.button} href={`?${next.toString()}`} onClick={add} aria-disabled={state === 'loading'}>
        {state === 'loading' ? 'Loading …' : `Load more ${label}`}
      </a>{' '}
      <span role="status" className="label">
        {state === 'failed' && `The next ${label} could not be loaded. Try again.`}
      </span>
    </p>
  );
}

/** For Apollo's `updateQuery`: appends the next page of the connection in `field`, and takes over its page info. */
export const appendPage =
  <Field extends string>(field: Field) =>
  <Data extends Record<Field, Page>>(current: Data, { fetchMoreResult: more }: { fetchMoreResult: Data }): Data => ({
    ...more,
    [field]: {
      ...more[field],
      ...(more[field].edges && { edges: [...(current[field].edges ?? []), ...more[field].edges] }),
      ...(more[field].nodes && { nodes: [...(current[field].nodes ?? []), ...more[field].nodes] }),
    },
  });

interface Page {
  edges?: readonly unknown[];
  nodes?: readonly unknown[];
}
