import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { FigureCaption } from '#web/site/Figure.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { LineKey } from '#web/drawings/LineKey.tsx';
import { paths } from '#web/paths.ts';
import { CustomFigure, differentiators, FutureFigure, OfflineFigure, SecureFigure } from './homeContent.ts';
import styles from './HomeDifferentiators.module.css';

const drawings: readonly ReactNode[] = [
  <OfflineFigure key="offline" />,
  <CustomFigure key="custom" />,
  <SecureFigure key="secure" />,
  <FutureFigure key="future" />,
];

export function HomeDifferentiators() {
  return (
    <section className={styles.section}>
      <div className={styles.side}>
        <div>
          <h2>Four advantages of running offline.</h2>
          <p>None of them is a setting. They hold because of what is not connected.</p>
          <TextLink to={paths.technicalOverview}>Learn more about the technology</TextLink>
        </div>
        <LineKey />
      </div>
      <ul className={styles.cards}>
        {differentiators.map(({ to, title, text, caption }, i) => (
          <li key={to} className="animate-on-scroll">
            <Card to={to} title={title} text={text} drawing={drawings[i]} />
            <FigureCaption as="p" number={i + 5} className={styles.caption}>
              {caption}
            </FigureCaption>
          </li>
        ))}
      </ul>
    </section>
  );
}
