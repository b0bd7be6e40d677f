import { FilterMenu } from '#web/site/FilterMenu.tsx';
import { industries, type Industry } from '#web/site/industries.ts';
import { paths } from '#web/paths.ts';
import styles from './CaseStudiesPage.module.css';
import illustrativeNoteStyles from './IllustrativeNote.module.css';
import { IllustrativeMark } from '#web/site/HatchedMark.tsx';

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

/** Explains the "Illustrative deployment" label. */
export function IllustrativeNote() {
  return (
    <div className={illustrativeNoteStyles.note}>
      <IllustrativeMark />
      <p>
        These are examples, put together by us: the rules are real and the machines are of kinds one can buy; the people
        and places are not, and no figure is a measurement.
      </p>
    </div>
  );
}
