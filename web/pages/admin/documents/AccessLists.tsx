import { Age } from '#web/ui/Age.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './AdminDocuments.module.css';
import { type AccessRequest, type EndingAccess, type OpenDialog, toTarget } from './documentDialogs.ts';
import { describeOpening, describeRights } from './rights.ts';
import { useAccessRequests } from './useAdminDocuments.ts';
import { AccessEnd } from '#web/ui/Moment.tsx';

type AccessListsProps = {
  requests: readonly AccessRequest[];
  ending: readonly EndingAccess[];
  onAsk: (dialog: OpenDialog) => void;
};

/** What waits for a decision about access: requests of investors, and rights that end soon. */
export const AccessLists = ({ requests, ending, onAsk }: AccessListsProps) => (
  <div id="access-requests">
    {requests.length > 0 && <Requests requests={requests} />}
    {ending.length > 0 && (
      <details className={styles.ending}>
        <summary>Access that ends within 14 days · {ending.length}</summary>
        <ul className={styles.decisions}>
          {ending.map((access) => (
            <Ending
              key={`${(access.document ?? access.folder)?.id} ${(access.group ?? access.user)?.id}`}
              access={access}
              onAsk={onAsk}
            />
          ))}
        </ul>
      </details>
    )}
  </div>
);

function Requests({ requests }: { requests: readonly AccessRequest[] }) {
  return (
    <section aria-labelledby="requests-for-documents">
      <h2 id="requests-for-documents" className="label">
        Requests for documents · {requests.length}
      </h2>
      <ul className={styles.decisions}>
        {requests.map((request) => (
          <Request key={`${request.documentId} ${request.person.accountId}`} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { request: AccessRequest }) {
  const { approve, decline } = useAccessRequests();
  const { documentTitle, person, company, createdAt, right, endsAt } = request;
  const about = (
    <span className="visually-hidden">
      {' '}
      the request of {person.name} for {documentTitle}
    </span>
  );
  return (
    <li>
      <span dir="auto">
        <b>{person.name}</b>
        {company && ` of ${company}`} asks to {describeOpening(right)} <b>{documentTitle}</b>, <Age at={createdAt} />
        {endsAt && (
          <>
            . Approval keeps the end of their access: <AccessEnd at={endsAt} />
          </>
        )}
      </span>{' '}
      <span className={styles.buttons}>
        <Button size="small" onClick={() => void approve(request)}>
          {right === 'DOWNLOAD' ? 'Approve download' : 'Approve'}
          {about}
        </Button>{' '}
        <Button size="small" onClick={() => void decline(request)}>
          Decline{about}
        </Button>
      </span>
    </li>
  );
}

type EndingProps = { access: EndingAccess; onAsk: (dialog: OpenDialog) => void };

function Ending({ access: { document, folder, group, user, rights, endsAt }, onAsk }: EndingProps) {
  const item = document ?? folder;
  if (!item) return null;
  const target = toTarget(item);
  return (
    <li>
      <span dir="auto">
        <b>{(group ?? user)?.name}</b>: {describeRights(rights).toLowerCase()} <b>{target.name}</b> until{' '}
        <AccessEnd at={endsAt} />
      </span>{' '}
      <Button size="small" onClick={() => onAsk({ kind: 'rights', target })}>
        Access …<span className="visually-hidden"> of {target.name}</span>
      </Button>
    </li>
  );
}
