import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A QR code drawn in the browser, so its content is not sent anywhere. `label` describes the content. */
export function QrCode({ value, label }: { value: string; label: string }) {
  // Scanners need a margin of four modules around the code.
  const { data, size } = encode(value, { border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path className={styles.paper} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.ink} d={modules.join('')} />
    </svg>
  );
}
