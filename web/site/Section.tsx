import type { ReactNode } from 'react';
import { slugify } from '../../graphql/slug.ts';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './Section.module.css';

type SectionProps = {
  title?: string;
  note?: string;
  /** Makes the section a place to link to. */
  id?: string;
  /** Shows the other sheet, full bleed: at most once on a page. */
  other?: boolean;
  /** Less air above: for a section that carries on with the one before. */
  close?: boolean;
  className?: string;
  children: ReactNode;
};

/** The space a part of a page takes, with its heading inside and its note outside. */
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
