import type { ReactNode } from 'react';
import { slugify } from '#graphql/slug.ts';
import styles from './Section.module.css';
import { keepTogether } from './keepTogether.tsx';
import sectionHeadingStyles from './SectionHeading.module.css';

type SectionProps = {
  title?: string;
  note?: string;
  /** Id of the section, for links. */
  id?: string;
  /** Shows the section in the opposite theme, at full window width. At most once per page. */
  other?: boolean;
  /** Reduces the space above, for a section that continues the previous one. */
  close?: boolean;
  className?: string;
  children: ReactNode;
};

/** A page section with its heading in the main columns and its note in the outside column. */
export function Section({ title, note, id, other, close, className, children }: SectionProps) {
  const heading = id ? `${id}-title` : title && slugify(title);
  const look = [styles.section, other && styles.other, close && styles.close, className].filter(Boolean).join(' ');
  return (
    <section id={id} className={look} aria-labelledby={title ? heading : undefined}>
      {title && <SectionHeading title={title} note={note} id={heading} />}
      {children}
    </section>
  );
}

/** A heading in columns 1–7 with a note at column 10. */
export function SectionHeading({ title, note, id }: { title: string; note?: string; id?: string | undefined }) {
  return (
    <div className={sectionHeadingStyles.heading}>
      <h2 id={id}>{keepTogether(title)}</h2>
      {note && <p>{note}</p>}
    </div>
  );
}
