import { Suspense, useState } from 'react';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { AccountActions } from '../review/AccountActions.tsx';
import { ReviewDecisions } from '../review/ReviewActions.tsx';
import { isReasonKind, reasonDialogs, type ReasonKind } from '../review/reviewDialogs.ts';
import type { Beginning } from '../review/reviewLabels.ts';
import { type Decision, useReview } from '../review/useReview.ts';
import styles from '../shared/Admin.module.css';
import type { Person } from './peopleLabels.ts';
import { useInvitationActions, useNdaActions } from './usePersonActions.ts';

// Loaded on demand: reading a page needs no form.
const ReasonDialog = lazyComponent(() => import('../review/ReasonDialog.tsx').then((module) => module.ReasonDialog));
const RolesDialog = lazyComponent(() => import('../review/RolesDialog.tsx').then((module) => module.RolesDialog));
const CorrectAccountDialog = lazyComponent(() =>
  import('../review/CorrectAccountDialog.tsx').then((module) => module.CorrectAccountDialog),
);

const EndDialog = lazyComponent(() => import('./EndDialog.tsx').then((module) => module.EndDialog));

type DialogKind = ReasonKind | 'roles' | 'update' | 'end' | 'exempt';

const EXEMPTION = {
  action: 'Exempt',
  label: 'Reason',
  hint: 'The person opens documents without signing. Only administrators can read the reason.',
  missing: 'Enter a reason',
} as const;
const verbs = { reject: 'Reject', suspend: 'Suspend', requestMoreInformation: 'Ask', exempt: 'Exempt' } as const;

type PersonActionsProps = {
  person: Person;
  /** Called after the account was deleted or the invitation revoked. */
  onDeleted: () => void;
};

/** Everything that can be done with a person now. */
export function PersonActions({ person, onDeleted }: PersonActionsProps) {
  const { decide } = useReview();
  const { exempt } = useNdaActions();
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const close = () => setDialog(null);
  const finish = async (decision: Decision) => {
    const isOver = await decide(person, decision);
    if (isOver) close();
    if (isOver && decision.kind === 'delete') onDeleted();
  };
  const begin = (beginning: Beginning) => {
    if (beginning === 'roles' || beginning === 'update' || isReasonKind(beginning)) setDialog(beginning);
    else void finish({ kind: beginning });
  };
  return (
    <>
      <ReviewDecisions user={person} onBegin={begin}>
        {person.viewerCan.setEnd && (
          <Button size="small" onClick={() => setDialog('end')}>
            Last day …
          </Button>
        )}
        <InvitationActions person={person} onRevoked={onDeleted} />
        <NdaActions person={person} onExempt={() => setDialog('exempt')} />
      </ReviewDecisions>
      <AccountActions user={person} onBegin={begin} />
      <Suspense fallback={null}>
        {dialog === 'update' && <CorrectAccountDialog user={person} onClose={close} />}
        {dialog === 'end' && <EndDialog person={person} onClose={close} />}
        {dialog === 'roles' && (
          <RolesDialog
            user={person}
            onClose={close}
            onSubmit={(roles, expectedRoles) => finish({ kind: 'roles', roles, expectedRoles })}
          />
        )}
        {dialog && dialog !== 'update' && dialog !== 'end' && dialog !== 'roles' && (
          <ReasonDialog
            title={`${verbs[dialog]} ${person.name}`}
            texts={dialog === 'exempt' ? EXEMPTION : reasonDialogs[dialog]}
            onClose={close}
            onSubmit={async (text) => {
              if (dialog !== 'exempt') return finish({ kind: dialog, text });
              if (await exempt(person, text)) close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function InvitationActions({ person, onRevoked }: { person: Person; onRevoked: () => void }) {
  const { resend, revoke } = useInvitationActions();
  if (!person.viewerCan.resendInvitation) return null;
  return (
    <>
      <Button size="small" variant="primary" onClick={() => void resend([person])}>
        Send again<span className="visually-hidden"> the invitation of {person.name}</span>
      </Button>{' '}
      <ConfirmButton
        size="small"
        variant="danger"
        sure="Revoke? The link stops working, and the account is deleted."
        about={person.name}
        onConfirm={() => void revoke([person]).then((isDone) => isDone && onRevoked())}
      >
        Revoke invitation
      </ConfirmButton>
    </>
  );
}

function NdaActions({ person, onExempt }: { person: Person; onExempt: () => void }) {
  const { endExemption, remind } = useNdaActions();
  const toast = useToast();
  const sendReminder = async () => {
    const count = await remind([person]);
    if (count !== null)
      toast({ tone: 'success', title: count > 0 ? 'Reminder sent' : 'A reminder was already sent within a day' });
  };
  const { nda } = person;
  return (
    <>
      {nda?.signature && (
        <a href={`/api/nda/signatures/${nda.signature.id}/pdf`} download className={styles.file}>
          Agreement as PDF
        </a>
      )}
      {nda?.state === 'OPEN' && (
        <>
          <Button size="small" onClick={() => void sendReminder()}>
            Remind to sign
          </Button>{' '}
          <Button size="small" onClick={onExempt}>
            Exempt from signing …
          </Button>
        </>
      )}
      {nda?.exemption && (
        <ConfirmButton
          size="small"
          sure="End the exemption? The person has to sign."
          about={person.name}
          onConfirm={() => void endExemption(person)}
        >
          End exemption
        </ConfirmButton>
      )}
    </>
  );
}
