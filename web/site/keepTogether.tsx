import { Fragment, type ReactNode } from 'react';

const HYPHENATED = /(\p{L}+(?:-\p{L}+)+)/u;

/** A heading whose short words with hyphens stay on one line: "air-gapped" is never "air-" and "gapped". */
export const keepTogether = (title: string): ReactNode =>
  title.split(HYPHENATED).map((part, at) =>
    at % 2 === 1 && part.length <= 16 ? (
      <span key={at} className="together">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
