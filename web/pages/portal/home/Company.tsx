import type { ReactNode } from 'react';
import type { CompanyFactsFragment } from '#graphql/generated/portal.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import styles from './Company.module.css';
import { Day } from '#web/ui/Moment.tsx';

type CompanyProps = {
  company: CompanyFactsFragment;
  /** What an administrator can do with it. */
  children?: ReactNode;
};

/** The company in a few lines and figures, and whom an investor contacts. Without any of them only for administrators. */
export function Company({ company: { snapshot, figures, contact, updatedAt }, children }: CompanyProps) {
  const isEmpty = snapshot === '' && figures.length === 0;
  if (isEmpty && !contact && !children) return null;
  return (
    <PortalSection
      title="The company"
      note={
        !isEmpty && (
          <>
            As of <Day at={updatedAt} />.
          </>
        )
      }
    >
      {snapshot && (
        <p className={styles.snapshot} dir="auto">
          {snapshot}
        </p>
      )}
      {figures.length > 0 && (
        <FactList label="Figures of the company" facts={figures.map(({ label, value }) => [label, value])} />
      )}
      {isEmpty && children && <p>Investors see no text and no figures about the company yet.</p>}
      {contact && <Contact contact={contact} />}
      {children}
    </PortalSection>
  );
}

function Contact({ contact: { name, email, phone } }: { contact: NonNullable<CompanyFactsFragment['contact']> }) {
  return (
    <address className={styles.contact}>
      Your contact: {name && <b dir="auto">{name}</b>} <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          {' '}
          <a href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>{phone}</a>
        </>
      )}
    </address>
  );
}
