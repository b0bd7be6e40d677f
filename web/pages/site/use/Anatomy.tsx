import styles from './Anatomy.module.css';

/** The parts of an answer by the numbers of the drawing beside them. */
export const Anatomy = ({ parts }: { parts: readonly (readonly [name: string, text: string])[] }) => (
  <ol className={styles.anatomy}>
    {parts.map(([name, text]) => (
      <li key={name}>
        <strong>{name}</strong> <span>{text}</span>
      </li>
    ))}
  </ol>
);
