import { Link } from 'react-router-dom';
import styles from './NumberedLinks.module.css';

type NumberedLinksProps = {
  /** In the order of their numbers, which begin at 1. */
  links: readonly { name: string; to: string }[];
  /** Two columns, for lists beside a text. */
  wide?: boolean;
};

/** The key to the numbers of a drawing: a number and the link to what it stands for. */
export const NumberedLinks = ({ links, wide }: NumberedLinksProps) => (
  <ol className={wide ? `${styles.list} ${styles.wide}` : styles.list}>
    {links.map(({ name, to }, at) => (
      <li key={to}>
        <Link to={to}>
          <span className="label">{at + 1}</span> {name}
        </Link>
      </li>
    ))}
  </ol>
);
