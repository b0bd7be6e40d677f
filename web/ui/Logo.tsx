import { Link } from 'react-router-dom';
import { BrandMark } from '../drawings/BrandMark.tsx';
import { paths } from '../paths.ts';
import { useSite } from '../runtime/SiteContext.tsx';
import styles from './Logo.module.css';

export function Logo() {
  const { name } = useSite();
  return (
    <Link to={paths.home} className={styles.logo} aria-label={`${name}, home`}>
      <BrandMark />
      <span>{name}</span>
    </Link>
  );
}
