import { Link } from 'react-router-dom';
import { industries, type Industry } from '#web/site/industries.ts';
import { paths } from '#web/paths.ts';
import styles from './CaseStudyFilter.module.css';

/** The URL holds the industry, so a filtered list can be linked and works without JavaScript. */
export function CaseStudyFilter({ current }: { current: Industry | null }) {
  const options = Object.entries(industries).map(([industry, { name, slug }]) => ({ industry, name, slug }));
  return (
    <nav aria-label="Industries" className={styles.filter}>
      <ul>
        <li>
          <Link to={paths.caseStudies} aria-current={current === null ? 'true' : undefined}>
            All
          </Link>
        </li>
        {options.map(({ industry, name, slug }) => (
          <li key={slug}>
            <Link to={paths.caseStudiesByIndustry(slug)} aria-current={industry === current ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
