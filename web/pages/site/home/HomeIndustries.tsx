import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FigureCaption } from '#web/site/Figure.tsx';
import { ArrowText, TextLink } from '#web/ui/TextLink.tsx';
import { paths } from '#web/paths.ts';
import { FinanceFigure, GovernmentFigure, HealthcareFigure, industries, UtilitiesFigure } from './homeContent.ts';
import styles from './HomeIndustries.module.css';
import { SectionHeading } from '#web/site/Section.tsx';

const drawings: readonly ReactNode[] = [
  <GovernmentFigure key="government" />,
  <HealthcareFigure key="healthcare" />,
  <FinanceFigure key="finance" />,
  <UtilitiesFigure key="utilities" />,
];

type Industry = (typeof industries)[number];

function IndustryListItem({ industry, figure, children }: { industry: Industry; figure: number; children: ReactNode }) {
  const facts = [
    ['Rules', industry.rules],
    ['Systems', industry.systems],
    ['Worry', industry.worry],
  ];
  return (
    <li className="animate-on-scroll">
      <Link to={industry.to} className={styles.card}>
        <span className={styles.words}>
          <strong>
            <ArrowText className={styles.arrow}>{industry.title}</ArrowText>
          </strong>
          <span>{industry.text}</span>
        </span>
        <span className={styles.drawing}>{children}</span>
      </Link>
      <FigureCaption as="p" number={figure} className={styles.caption}>
        <span>{industry.caption}</span>
      </FigureCaption>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

export function HomeIndustries() {
  return (
    <section className={styles.section}>
      <SectionHeading
        title="The same node, under four different buildings."
        note="Each drawing shows the building and, below ground, the room with the system. What the system reads stays in that room."
      />
      <ul className={styles.rows}>
        {industries.map((industry, i) => (
          <IndustryListItem key={industry.to} industry={industry} figure={i + 9}>
            {drawings[i]}
          </IndustryListItem>
        ))}
      </ul>
      <p className={styles.after}>
        Your building is not one of these?{' '}
        <TextLink to={paths.customArchitecture}>Design and build a custom solution</TextLink>
      </p>
    </section>
  );
}
