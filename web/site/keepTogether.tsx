import { Fragment, type ReactNode } from 'react';

/** A heading whose short words with hyphens stay on one line: "air-gapped" is never "air-" and "gapped". */
export const keepTogether = (title: string): ReactNode =>
  title.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('-') && word.length <= 16 ? <span className="together">{word}</span> : word}
    </Fragment>
  ));
