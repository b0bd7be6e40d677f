import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
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

/** A question of `/secure-by-design` and the first sentences of its answer, word for word (see `web/facts.test.ts`). */
export const example = {
  question: 'Are you certified?',
  quotation:
    'We hold no certificate. ISO 27001 and ISO 42001 certify a vendor, SOC 2 is an auditor’s report on one, FIPS 140-3 certifies a cryptographic module and Common Criteria a product; this site claims none of them.',
};
