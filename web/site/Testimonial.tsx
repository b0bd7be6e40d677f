import { useSiteDetails } from '../runtime/SiteContext.tsx';
import { HatchedMark } from './HatchedMark.tsx';
import { formatSpeaker } from './statements.ts';
import styles from './Testimonial.module.css';

/** What stands on the home page until an administrator sets other words. */
export const exampleTestimonial = {
  words:
    'A hospital would ask first where patient data goes. With Safe AI it stays on the premises, in a room it can point to.',
  source: 'An invented healthcare hosting partner',
};

/** The words of a customer or partner: marked as an illustration until their source and the consent are known. */
export function Testimonial() {
  const details = useSiteDetails();
  const { testimonial, testimonialSource: source } = details;
  const speaker = source ? formatSpeaker(details) : testimonial ? '' : exampleTestimonial.source;
  return (
    <>
      <blockquote>
        <p dir="auto" className={styles.words}>
          {testimonial || exampleTestimonial.words}
        </p>
      </blockquote>
      <figcaption className={`label ${styles.source}`}>
        {speaker && <p dir="auto">{speaker}</p>}
        {source ? <p dir="auto">{source}</p> : <HatchedMark>Illustrative quotation</HatchedMark>}
      </figcaption>
    </>
  );
}
