import type { AdminDocumentFragment } from '#graphql/generated/admin.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { CheckField } from '#web/forms/CheckField.tsx';
import adminStyles from '../shared/Admin.module.css';
import { PanelSection } from '#web/list/DetailPanel.tsx';
import styles from './FindingsSection.module.css';
import { useCleanDownloads } from './useAdminDocuments.ts';

type Finding = Pick<NonNullable<AdminDocumentFragment['findings']>[number], 'kind' | 'message' | 'consequence'>;
type Findings = { findings: readonly Finding[] | null | undefined };

/** What the file has besides what its pages show, before it is shared. */
export function FindingsSection({ document }: { document: AdminDocumentFragment }) {
  const { findings, mediaType, hasCleanDownloads } = document;
  const setCleanDownloads = useCleanDownloads();
  return (
    <PanelSection title={`Inspection of the file · ${findings?.length ?? '…'}`}>
      <FindingsList findings={findings} />
      {mediaType === 'application/pdf' && (
        <CheckField
          name="hasCleanDownloads"
          label="Remove comments and metadata from downloads"
          checked={hasCleanDownloads ?? true}
          onChange={({ currentTarget }) => void setCleanDownloads(document, currentTarget.checked)}
        />
      )}
    </PanelSection>
  );
}

/** Each finding with what becomes of it. */
export function FindingsList({ findings }: Findings) {
  if (!findings)
    return <p className={adminStyles.none}>The file is being inspected. Open this page again in a moment.</p>;
  if (findings.length === 0)
    return (
      <p className={`${adminStyles.none} ${styles.findings}`}>
        No comments, hidden text, names or other private parts found.
      </p>
    );
  return (
    <ul className={styles.findings}>
      {findings.map(({ kind, message, consequence }, at) => (
        <li key={kind}>
          <b dir="auto">{message}</b> {/* Once for several findings in a row. */}
          {consequence !== findings[at + 1]?.consequence && <span>{consequence}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A sign beside the name of a document whose file has something that its pages do not show. */
export function FindingsSign({ findings }: Findings) {
  if (!findings || findings.length === 0) return null;
  return (
    <small className={styles.sign} title={findings.map(({ message }) => message).join('\n')}>
      {formatCount(findings.length, 'note')}
      <span className="visually-hidden"> from the inspection of the file</span>
    </small>
  );
}
