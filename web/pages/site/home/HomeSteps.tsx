import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { FigureCaption } from '#web/site/Figure.tsx';
import { anchors } from '#web/paths.ts';
import { DeployFigure, steps, TrainFigure, UseFigure } from './homeContent.ts';
import styles from './HomeSteps.module.css';
import { SectionHeading } from '#web/site/Section.tsx';

const drawings: readonly ReactNode[] = [
  <TrainFigure key="train" />,
  <DeployFigure key="deploy" />,
  <UseFigure key="use" />,
];

export function HomeSteps() {
  return (
    <section id={anchors.howItWorks} className={styles.section}>
      <SectionHeading
        title="Train it, deploy it, use it. In&nbsp;that room."
        note="Three steps, one perimeter. Each can be done with the building’s outside line unplugged."
      />
      <ol className={`${styles.steps} animate-on-scroll`}>
        {steps.map(({ to, title, text, caption }, i) => (
          <li key={to}>
            <Card to={to} title={title} text={text} number={i + 1} drawing={drawings[i]} className={styles.card} />
            <FigureCaption as="p" number={i + 2} className={styles.caption}>
              {caption}
            </FigureCaption>
          </li>
        ))}
      </ol>
    </section>
  );
}
