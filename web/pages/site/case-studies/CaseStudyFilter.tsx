import { FilterMenu } from '#web/site/FilterMenu.tsx';
import { industries, type Industry } from '#web/site/industries.ts';
import { paths } from '#web/paths.ts';
import styles from './CaseStudiesPage.module.css';

/** The URL holds the industry, so a filtered list can be linked and works without JavaScript. */
export function CaseStudyFilter({ current }: { current: Industry | null }) {
  const options = Object.entries(industries).map(([industry, { name, slug }]) => ({
    name,
    to: paths.caseStudiesByIndustry(slug),
    isCurrent: industry === current,
  }));
  return (
    <div className={styles.filter}>
      <FilterMenu
        label="Industries"
        options={[{ name: 'All', to: paths.caseStudies, isCurrent: current === null }, ...options]}
      />
    </div>
  );
}
