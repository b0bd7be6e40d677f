import { useState } from 'react';
import { Button } from './Button.tsx';
import { useHydrating } from '../runtime/useHydrating.ts';

/** Copies an example. It is shown only if JavaScript runs. */
export function CopyButton({ caption, text }: { caption: string; text: string }) {
  const [report, setReport] = useState('');
  if (useHydrating()) return null;
  // Browsers have no clipboard on pages that are served without encryption.
  const failed = () => setReport('Not copied. Your browser does not allow it.');
  const copy = () => navigator.clipboard?.writeText(text).then(() => setReport('Copied'), failed) ?? failed();
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        Copy<span className="visually-hidden"> {caption}</span>
      </Button>{' '}
      <span role="status">{report}</span>
    </>
  );
}
