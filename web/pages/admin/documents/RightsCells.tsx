import type { DocumentRight } from '#graphql/generated/admin.ts';
import styles from './RightsCells.module.css';

const all: readonly DocumentRight[] = ['LIST', 'VIEW', 'DOWNLOAD'];

type RightsCellsProps = {
  rights: readonly DocumentRight[];
  /** The rights in words, for screen readers and as the tooltip. */
  label: string;
};

/** Three cells for list, read and download. The last one is dotted, because downloaded files leave the site. */
export const RightsCells = ({ rights, label }: RightsCellsProps) => (
  <span className={styles.cells} title={label}>
    {all.map((right) => (
      <i key={right} data-granted={rights.includes(right) ? '' : undefined} />
    ))}
    <span className="visually-hidden">{`${label}: `}</span>
  </span>
);

const key = [
  ['List', ['LIST']],
  ['Read', ['LIST', 'VIEW']],
  ['Download', ['LIST', 'VIEW', 'DOWNLOAD']],
] as const;

/** The legend of the cells. Screen readers read the text of each cell instead. */
export const RightsKey = () => (
  <span className={styles.key} aria-hidden="true">
    {key.map(([label, rights]) => [
      <span key={label}>
        <RightsCells rights={rights} label="" />
        {label}
      </span>,
      ' ',
    ])}
  </span>
);
