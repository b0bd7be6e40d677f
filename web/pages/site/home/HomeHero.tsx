import { ButtonLink, ExternalButtonLink } from '#web/ui/Button.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import {
  facts,
  headline,
  HeroDeskFigure,
  heroParts,
  HeroPhoneFigure,
  HeroTabletFigure,
  howItWorks,
  lead,
} from './homeContent.ts';
import styles from './HomeHero.module.css';

export function HomeHero() {
  const { name, demoUrl } = useSite();
  return (
    <section className={styles.hero}>
      <h1>{headline}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.aside}>
        <dl className={styles.facts}>
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className="label">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <ExternalButtonLink href={demoUrl} variant="primary">
            Try for Free
          </ExternalButtonLink>
          <ButtonLink to={howItWorks} arrow="↓">
            See How It Works
          </ButtonLink>
          <ButtonLink to={paths.whyWeBuilt} arrow="→">
            {`Why We Built ${name}`}
          </ButtonLink>
        </div>
      </div>
      <Figure
        number={1}
        caption="The whole system, and the distance it keeps"
        parts={heroParts}
        className={styles.figure}
      >
        <HeroDeskFigure className={styles.desk} />
        <HeroTabletFigure className={styles.tablet} />
        <HeroPhoneFigure className={styles.phone} />
      </Figure>
    </section>
  );
}
