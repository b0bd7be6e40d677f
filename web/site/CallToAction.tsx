import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useSite } from '../runtime/SiteContext.tsx';
import { ButtonLink, ExternalButtonLink } from '../ui/Button.tsx';
import styles from './CallToAction.module.css';

type CallToActionProps = {
  title: string;
  text: ReactNode;
  /** True if the text asks readers to send something: the contact form comes in place of the demo. */
  asksReader?: boolean;
  /** Custom buttons. The default is the demo and the whitepaper. */
  children?: ReactNode;
};

/** The end of a page: one sentence, and buttons in the outside column. */
export function CallToAction({ title, text, asksReader = false, children }: CallToActionProps) {
  const { demoUrl } = useSite();
  return (
    <section className={`${styles.section} screen-only`}>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {children ?? (
          <>
            {asksReader ? (
              <ButtonLink to={paths.contactUs} variant="primary" arrow="→">
                Talk to Us
              </ButtonLink>
            ) : (
              <ExternalButtonLink href={demoUrl} variant="primary">
                Try for Free
              </ExternalButtonLink>
            )}
            <ButtonLink to={paths.whitepaper} arrow="→">
              Get the Whitepaper
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
