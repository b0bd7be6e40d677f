import { ButtonLink, ExternalButtonLink } from '#web/ui/Button.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { PlugFigure } from './homeFigures.ts';
import styles from './HomeClosing.module.css';

export function HomeClosing() {
  const { demoUrl } = useSite();
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>
          Pull the plug.
          <br />
          Keep the answers.
        </h2>
        <p>Try it for free today. Then try it in your own room, with the cable on the floor.</p>
        <div className={styles.actions}>
          <ExternalButtonLink href={demoUrl} variant="primary">
            Try for Free
          </ExternalButtonLink>
          <ButtonLink to={paths.whitepaper} arrow="→">
            Get the Whitepaper
          </ButtonLink>
        </div>
      </div>
      <Figure number={13} caption="The only outside cable, at rest" className={`${styles.figure} animate-on-scroll`}>
        <PlugFigure />
      </Figure>
    </section>
  );
}
