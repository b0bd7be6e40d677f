import type { CSSProperties, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { namePage, type PageLabels } from '#graphql/page-name.ts';
import styles from './PageLinks.module.css';

/** A link on a page, in shares of its width and height. It leads either to a URL or to a page of the document. */
export interface PageLink {
  left: number;
  top: number;
  width: number;
  height: number;
  url: string | null;
  page: number | null;
}

interface PageLinksProps {
  links: readonly PageLink[];
  labels: PageLabels;
  onGo: (page: number) => void;
}

/** The links of a page over its picture. Each shows where it leads. */
export const PageLinks = ({ links, labels, onGo }: PageLinksProps) =>
  links.length === 0 ? null : (
    <ul className={styles.links}>
      {links.map((link, at) => (
        <li key={at} style={toStyle(link)}>
          {link.url === null ? (
            <InnerLink page={link.page ?? 1} label={labels?.[(link.page ?? 1) - 1]} onGo={onGo} />
          ) : (
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              title={link.url}
              aria-label={`${link.url.replace(/^mailto:/, '')}, opens in a new tab`}
            />
          )}
        </li>
      ))}
    </ul>
  );

function InnerLink({ page, label, onGo }: { page: number; label: string | undefined; onGo: (page: number) => void }) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onGo(page);
  };
  return (
    <Link
      to={`?page=${page}`}
      title={`Page ${namePage(page, label)}`}
      aria-label={`Link to page ${namePage(page, label)}`}
      preventScrollReset
      onClick={go}
    />
  );
}

const toStyle = ({ left, top, width, height }: PageLink): CSSProperties => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
