import styles from './GapDivider.module.css';

/**
 * The divider between two sections: solid inside, a dimension line across the empty columns, dotted outside. It can
 * show a zero.
 */
export function GapDivider({ zero }: { zero?: string }) {
  return (
    <div className={`${styles.gap} screen-only`} aria-hidden="true">
      <i className={styles.inside} />
      <span className={`${styles.dimension} animate-on-scroll`}>
        <Arrowhead to="left" />
        <i />
        {zero && (
          <>
            <b>{zero}</b>
            <i />
          </>
        )}
        <Arrowhead to="right" />
      </span>
      <i className={styles.outside} />
    </div>
  );
}

function Arrowhead({ to }: { to: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 10 8" width="10" height="8">
      <path d={to === 'left' ? 'M0 4L10 .8V7.2Z' : 'M10 4L0 .8V7.2Z'} />
    </svg>
  );
}
