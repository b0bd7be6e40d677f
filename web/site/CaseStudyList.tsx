import { Link } from 'react-router-dom';
import type { CaseStudyListItemFragment } from '#graphql/generated/site.ts';
import { paths } from '../paths.ts';
import styles from './CaseStudyList.module.css';
import { IndustryFigure } from './IndustryFigure.tsx';
import { getIndustryName } from './industries.ts';
import caseStudyListSkeletonStyles from './CaseStudyListSkeleton.module.css';
import { IllustrativeMark } from './HatchedMark.tsx';

/** Number of facts that fit in a row. */
const SHOWN = 3;

/** Case studies as cards: a section of the building, the subject, and the distinguishing facts. */
export function CaseStudyList({ studies }: { studies: readonly CaseStudyListItemFragment[] }) {
  return (
    <ul className={styles.list}>
      {studies.map((study) => (
        <CaseStudyPlate key={study.id} study={study} />
      ))}
    </ul>
  );
}

function CaseStudyPlate({ study }: { study: CaseStudyListItemFragment }) {
  return (
    <li className={styles.plate}>
      <div className={styles.drawing}>{study.industry && <IndustryFigure industry={study.industry} />}</div>
      <div className={styles.words}>
        <p className="label">{getIndustryName(study.industry)}</p>
        <h2 className={styles.title}>
          <Link to={paths.caseStudy(study.id)}>{study.title}</Link>
        </h2>
        {study.summary && <p className={styles.summary}>{study.summary}</p>}
        {study.isIllustrative && <IllustrativeMark />}
      </div>
      <dl className={styles.facts}>
        {study.facts.slice(0, SHOWN).map(({ label, value }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A placeholder with the list's height, so that nothing moves when the case studies load. */
export function CaseStudyListSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className={caseStudyListSkeletonStyles.list}>
      <span className="visually-hidden">Loading case studies</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={caseStudyListSkeletonStyles.plate} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
