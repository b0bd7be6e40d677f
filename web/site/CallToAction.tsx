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
  /** A drawing of what the text asks for, in place of the empty outside column. The buttons follow the text then. */
  drawing?: ReactNode;
  /** Custom buttons. The default is the demo and the whitepaper. */
  children?: ReactNode;
};

/** The end of a page: one sentence, and buttons in the outside column. */
export function CallToAction({ title, text, asksReader = false, drawing, children }: CallToActionProps) {
  const { demoUrl } = useSite();
  return (
    <section className={`${styles.section} ${drawing ? styles.drawn : ''} screen-only`}>
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
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </section>
  );
}
