import { ButtonLink, ExternalButtonLink } from '#web/ui/Button.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import styles from './HomeClosing.module.css';
import { Testimonial } from '#web/site/Testimonial.tsx';
import { Section } from '#web/site/Section.tsx';
import { comparison, criticalWork, PlugFigure } from './homeContent.ts';
import homeMissionStyles from './HomeMission.module.css';
import { ComparisonTable } from '#web/site/ComparisonTable.tsx';

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

/** The only section in the opposite theme. */
export function HomeMission() {
  return (
    <Section other>
      <div className={homeMissionStyles.grid}>
        <h2>For work that cannot wait for a connection.</h2>
        <ul className={homeMissionStyles.list}>
          {criticalWork.map(([sector, work]) => (
            <li key={sector}>
              <strong>{sector}</strong> <span>{work}</span>
            </li>
          ))}
        </ul>
        <figure className={`${homeMissionStyles.quote} animate-on-scroll`}>
          <Testimonial />
        </figure>
      </div>
    </Section>
  );
}

export function HomeComparison() {
  const { name } = useSite();
  return (
    <Section
      title="Cloud AI starts by sending your data away."
      note="Read each row from the inside out. The right-hand answers are common ones: ask your provider for its own."
    >
      <ComparisonTable
        caption={`${name} compared with cloud AI`}
        columns={['Question', `${name}, inside the perimeter`, 'Cloud AI, outside it']}
        rows={comparison}
      />
    </Section>
  );
}
