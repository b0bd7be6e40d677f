import styles from './NavIcon.module.css';

/** Drawn on a grid of 16 pixels with lines of 1.25, like the marks of the drawings. */
const shapes = {
  home: 'M2 3h12v10H2zM6 6.5h4v3.5H6z',
  document: 'M4 2h6l3 3v9H4zM10 2v3h3M6 8h5M6 11h5',
  text: 'M2 4h12M2 8h12M2 12h8',
  calendar: 'M2 3.5h12V14H2zM2 7h12M5 1.5v3M11 1.5v3',
  person: 'M8 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3 14c0-3 2-4.5 5-4.5s5 1.5 5 4.5',
  question: 'M2 3h12v8H8l-3 3v-3H2z',
  grid: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  page: 'M3 2h10v12H3zM5 5h6M5 8h6M5 11h3',
  list: 'M2 3h3M7 3h7M2 8h3M7 8h7M2 13h3M7 13h7',
  picture: 'M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3',
  feed: 'M3 13h.5M3 9a4 4 0 0 1 4 4M3 5a8 8 0 0 1 8 8',
  notice: 'M8 2l6.5 11.5h-13zM8 6.5v3.5M8 11.500v.5',
  mail: 'M2 4h12v9H2zM2 4l6 5 6-5',
  chart: 'M2 14h12M4 14V9M8 14V4M12 14V7',
  pulse: 'M2 8h3l2-5 3 10 2-5h2',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.6 10.6L14 14',
  menu: 'M2 4h12M2 8h12M2 12h12',
} as const;

export type IconName = keyof typeof shapes;

/** A mark beside a label. The label carries the meaning, so screen readers skip the mark. */
export const NavIcon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
