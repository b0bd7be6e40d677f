import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DocumentVersionsQuery,
  useDeleteDocumentVersionMutation,
  useMakeDocumentVersionCurrentMutation,
} from '#graphql/generated/admin.ts';
import { CheckField } from '#web/forms/CheckField.tsx';
import formStyles from '#web/forms/Form.module.css';
import { paths } from '#web/paths.ts';
import { describeFile } from '#web/portal/documentLabels.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import { FindingsList } from './FindingsSection.tsx';
import { VersionDownloadLink } from './VersionDownloadLink.tsx';
import styles from './VersionList.module.css';

type VersionedDocument = NonNullable<DocumentVersionsQuery['document']>;
type Version = NonNullable<VersionedDocument['versions']>['nodes'][number];

/** The versions of a document, newest first. A former one can be opened, made current again or deleted. */
export function VersionList({ document }: { document: VersionedDocument }) {
  const [restored, setRestored] = useState<number | null>(null);
  const versions = document.versions?.nodes ?? [];
  return (
    <>
      <ol className={styles.versions} reversed>
        {versions.map((version) => (
          <li key={version.number} aria-label={`Version ${version.number}`}>
            <Facts document={document} version={version} />
            {version.deletedAt === null && version.findings && version.findings.length > 0 && (
              <details>
                <summary>
                  Inspection of the file · {version.findings.length}
                  <span className="visually-hidden">, version {version.number}</span>
                </summary>
                <FindingsList findings={version.findings} />
              </details>
            )}
            {version.deletedAt === null && (
              <Actions document={document} version={version} onMakeCurrent={() => setRestored(version.number)} />
            )}
            {restored === version.number && version.number !== document.version && (
              <MakeCurrentForm document={document} number={version.number} onClose={() => setRestored(null)} />
            )}
          </li>
        ))}
      </ol>
      {versions.length > 1 && (
        <p className={styles.note}>The current version cannot be deleted. Make another version current first.</p>
      )}
    </>
  );
}

type VersionProps = { document: VersionedDocument; version: Version };

function Facts({ document, version }: VersionProps) {
  const { number, fileName, createdAt, createdBy, restoredFrom, deletedAt, notifiedCount, readerCount } = version;
  const log = new URLSearchParams({ document: document.id, version: String(number) });
  return (
    <p>
      <b>
        Version {number}
        {number === document.version && ', the current version'}
      </b>
      {restoredFrom !== null && ` (the file of version ${restoredFrom})`}
      <br />
      <span dir="auto">{fileName}</span> ({describeFile(version)}), added <Moment at={createdAt} />
      {createdBy && ` by ${createdBy.name}`}
      <br />
      {deletedAt !== null && (
        <>
          File deleted <Moment at={deletedAt} />
          <br />
        </>
      )}
      {formatCount(notifiedCount, 'person', 'people')} notified,{' '}
      <InlineLink to={`${paths.investorAccessLog}?${log}`}>
        opened by {formatCount(readerCount, 'person', 'people')}
        <span className="visually-hidden">: access log of version {number}</span>
      </InlineLink>
    </p>
  );
}

const REFETCH = {
  refetchQueries: ['AdminDocuments', 'DocumentVersions', 'DocumentDetails'],
  awaitRefetchQueries: true,
};

function Actions({ document, version, onMakeCurrent }: VersionProps & { onMakeCurrent: () => void }) {
  const { id, title } = document;
  const { number, pageCount } = version;
  const isCurrent = number === document.version;
  const [deleteVersion] = useDeleteDocumentVersionMutation(REFETCH);
  const withToast = useActionToast();
  const remove = () => {
    const name = `Version ${number} of ${title}`;
    const send = () => deleteVersion({ variables: { input: { documentId: id, number } } });
    return withToast(send, report(`${name} was`, 'deleted'));
  };
  return (
    <div className={styles.actions}>
      {pageCount !== null && (
        <ButtonLink to={paths.investorDocumentVersion(id, number)} size="small">
          Open<span className="visually-hidden"> version {number}</span>
        </ButtonLink>
      )}{' '}
      <VersionDownloadLink id={id} number={number} />
      {!isCurrent && (
        <>
          <Button size="small" onClick={onMakeCurrent}>
            Make current …<span className="visually-hidden"> version {number}</span>
          </Button>{' '}
          <ConfirmButton
            size="small"
            variant="danger"
            sure="Delete the file of this version? The access log keeps who opened it. This cannot be undone."
            about={`version ${number}`}
            onConfirm={() => void remove()}
          >
            Delete
          </ConfirmButton>
        </>
      )}
    </div>
  );
}

type MakeCurrentFormProps = { document: VersionedDocument; number: number; onClose: () => void };

function MakeCurrentForm({ document: { id, title, version, editVersion }, number, onClose }: MakeCurrentFormProps) {
  const [makeCurrent, { loading }] = useMakeDocumentVersionCurrentMutation(REFETCH);
  const withToast = useActionToast();
  const form = useRef<HTMLFormElement>(null);
  // The list of versions scrolls. Some browsers return a promise, which React would call as the cleanup of the effect.
  useEffect(() => void form.current?.scrollIntoView({ block: 'nearest' }), []);
  const wrong = version - number > 1 ? `versions ${number + 1} to ${version}` : `version ${version}`;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const notify = new FormData(event.currentTarget).has('notify');
    const input = { documentId: id, number, notify, expectedVersion: editVersion };
    const { error } = await withToast(() => makeCurrent({ variables: { input } }), {
      done: `${title}: the file of version ${number} is current again`,
      failed: `${title} was not changed`,
    });
    if (!error) onClose();
  };
  return (
    <form
      ref={form}
      className={`${formStyles.form} ${styles.form}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p>
        The file of version {number} becomes current as version {version + 1}. People who can read the document no
        longer see {wrong}.
      </p>
      <CheckField
        name="notify"
        label={`Email a correction to the people who can still read the document and were notified of ${wrong} or opened a page`}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" disabled={loading}>
          Make version {number} current
        </Button>{' '}
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
