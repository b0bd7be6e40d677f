import { Children, isValidElement, type ReactNode } from 'react';
import type { Crumb } from './Breadcrumbs.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { FactList } from '../ui/FactList.tsx';
import { PageHero } from './PageHero.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import styles from './LegalDocument.module.css';
import { Day } from '../ui/Moment.tsx';

type Change = {
  /** The current heading of the clause. */
  clause: string;
  /** The text in the previous version; null for a new clause. */
  was: string | null;
  /** The text in this version; null for a deleted clause. */
  is: string | null;
};
type Edition = { version: string; date: string; summary: string; changes?: readonly Change[] };

type LegalDocumentProps = {
  title: string;
  lead: string;
  trail: readonly Crumb[];
  /** Newest first. The first edition is in force. */
  editions: readonly [Edition, ...Edition[]];
  /** An additional table between the clauses and the version history. */
  table?: ReactNode;
  /** Clauses. */
  children: ReactNode;
};

type ClauseProps = { id: string; title: string; children: ReactNode };

export function Clause({ id, title, children }: ClauseProps) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A versioned legal text: the text in force, its date, and the changes. */
export function LegalDocument({ title, lead, trail, editions, table, children }: LegalDocumentProps) {
  const [{ version, date }] = editions;
  const facts = [
    ['Version', version],
    ['Effective date', <Day key="date" at={date} />],
  ] as const;
  const clauses = Children.toArray(children).flatMap((child) =>
    isValidElement<ClauseProps>(child) ? child.props : [],
  );
  const headings = [...clauses, { id: 'what-changed', title: 'What changed' }].map(({ id, title: text }) => ({
    id,
    text,
  }));
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        trail={trail}
        size="long"
        aside={<FactList facts={facts} label="This version" />}
      />
      <div className={styles.document}>
        <div className={styles.contents}>
          <TableOfContents headings={headings} />
        </div>
        <div className={styles.text}>{children}</div>
        {table && <div className={styles.table}>{table}</div>}
        <section id="what-changed" className={styles.table}>
          <h2 className="visually-hidden">What changed</h2>
          <DataTable
            number={table ? 2 : 1}
            caption="What changed, newest first"
            columns={['Version', 'Effective date', 'What changed']}
            rows={editions.map((edition) => [edition.version, <Day key="date" at={edition.date} />, edition.summary])}
            width="narrow"
          />
          {editions.map(
            ({ version: number, changes }) => changes && <Changes key={number} version={number} changes={changes} />,
          )}
        </section>
      </div>
    </>
  );
}

/** The changes from the previous version. */
function Changes({ version, changes }: { version: string; changes: readonly Change[] }) {
  return (
    <details className={styles.changes}>
      <summary>Version {version} beside the one before</summary>
      {changes.map(({ clause, was, is }) => (
        <section key={clause}>
          <h3>{clause}</h3>
          {was && (
            <p>
              <span className="label">Before</span> <del>{was}</del>
            </p>
          )}
          {is && (
            <p>
              <span className="label">Now</span> <ins>{is}</ins>
            </p>
          )}
        </section>
      ))}
    </details>
  );
}
