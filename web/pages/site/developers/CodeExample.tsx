import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './CodeExample.module.css';

type CodeExampleProps = {
  /** The language and the purpose, such as “Python: copy all articles”. */
  caption: string;
  code: string;
};

/** A program or a request to copy. Long lines scroll by touch or arrow keys; a long program scrolls in its box. */
export function CodeExample({ caption, code }: CodeExampleProps) {
  return (
    <figure className={styles.example}>
      <figcaption>
        <span className="label">{caption}</span>
        <CopyButton caption={caption} text={code} />
      </figcaption>
      {/* Scrollable boxes must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre role="region" aria-label={caption} tabIndex={0} dir="ltr">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
