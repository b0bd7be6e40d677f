import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
import { example } from './example.ts';
import styles from './AnsweredExample.module.css';

/** One question with its answer and source, as every answer of this page has them. */
export const AnsweredExample = () => (
  <figure className={styles.example}>
    <figcaption>
      <span className="label">An answer of this page</span> <strong>{example.question}</strong>
    </figcaption>
    <blockquote>{example.quotation}</blockquote>
    <p className="label">
      Source <InlineLink to={paths.secureByDesign}>Secure by design</InlineLink>
    </p>
  </figure>
);
