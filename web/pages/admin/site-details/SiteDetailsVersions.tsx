import type { SubmitEvent } from 'react';
import type { SavedSiteDetailsFragment } from '#graphql/generated/admin.ts';
import { siteVersionsAtMost } from '#graphql/site-details.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import styles from './SiteDetails.module.css';
import { listLabels } from './siteDetailsForm.ts';

/** The versions that are listed at once; the others open below them. */
const SHOWN = 5;

type SiteDetailsVersionsProps = {
  versions: readonly SavedSiteDetailsFragment[];
  expectedVersion: string;
  /** Restoring would discard what is typed. */
  isTyping: boolean;
  onRestore: (version: number) => void;
};

/** Who changed what and when. Restoring a version saves it again, so nothing is lost. */
export function SiteDetailsVersions({ versions, ...list }: SiteDetailsVersionsProps) {
  const older = versions.slice(SHOWN);
  return (
    <PortalSection
      title="Versions"
      note={`The last ${siteVersionsAtMost} are kept. Restoring one saves it as the newest.`}
    >
      {versions.length === 0 && <p>Nothing has been saved yet.</p>}
      {list.isTyping && versions.length > 1 && <p>Save your changes before you restore a version.</p>}
      <VersionList versions={versions.slice(0, SHOWN)} newest={versions[0]?.version} {...list} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{older.length} older</summary>
          <VersionList versions={older} {...list} />
        </details>
      )}
    </PortalSection>
  );
}

type VersionListProps = SiteDetailsVersionsProps & { newest?: number | undefined };

function VersionList({ versions, newest, expectedVersion, isTyping, onRestore }: VersionListProps) {
  const submit = (event: SubmitEvent, version: number) => {
    event.preventDefault();
    onRestore(version);
  };
  return (
    <ol className={styles.versions}>
      {versions.map(({ version, savedAt, savedBy, changedFields }) => (
        <li key={version}>
          <p>
            <b>Version {version}</b> · <Moment at={savedAt} />
            {savedBy && (
              <>
                {' '}
                · <span dir="auto">{savedBy.name ?? 'a deleted account'}</span>
              </>
            )}
            {version === newest && ' · in force'}
            <span>{listLabels(changedFields)}</span>
          </p>
          {version !== newest && (
            <form method="post" action={paths.adminSite} onSubmit={(event) => submit(event, version)}>
              <input type="hidden" name="expectedVersion" value={expectedVersion} readOnly />
              <input type="hidden" name="restoredVersion" value={version} readOnly />
              <Button type="submit" size="small" disabled={isTyping}>
                Restore<span className="visually-hidden"> version {version}</span>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ol>
  );
}
