import { Suspense, useState } from 'react';
import {
  type BeginTotpMutation,
  type OwnSecondFactorFragment,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} from '#graphql/generated/portal.ts';
import { report, useActionToast, useSend } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { saveFile } from '#web/runtime/download.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import styles from './AccountPage.module.css';

const TotpSetupForm = lazyComponent(() => import('./TotpSetupForm.tsx').then((module) => module.TotpSetupForm));

type FactorSectionProps = { factor: OwnSecondFactorFragment | null; onChanged: () => void };

/** Two-factor authentication with an authenticator app, and its recovery codes. */
export function FactorSection({ factor, onChanged }: FactorSectionProps) {
  const [setup, setSetup] = useState<BeginTotpMutation['beginTotp']['setup'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const factors = useFactorChanges();
  if (!factor) return null;
  const { isEnrolled, hasAuthenticator, isRequired, recoveryCodeCount } = factor;
  const begin = async () => setSetup(await factors.begin());
  const confirm = async (code: string) => {
    const { result, error } = await factors.confirm(code);
    if (!result) return { error };
    setSetup(null);
    setCodes(result.data?.confirmTotp.recoveryCodes ?? []);
    onChanged();
    return { error };
  };
  const renew = async () => {
    const codes = await factors.renew();
    if (codes) setCodes(codes);
    onChanged();
  };
  const remove = async () => {
    await factors.remove();
    setCodes(null);
    onChanged();
  };
  return (
    <PortalSection
      title="Second factor"
      note={`A code from an authenticator app, in addition to your password.${isRequired ? ' Your role requires it.' : ''}`}
    >
      <FactList
        label="Second factor"
        facts={[
          ['Authenticator', hasAuthenticator ? 'On' : 'Off'],
          ...(isEnrolled ? [['Recovery codes', `${recoveryCodeCount} left`] as const] : []),
        ]}
      />
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {setup && (
        <Suspense fallback={<LoadingMark />}>
          <TotpSetupForm setup={setup} onConfirm={confirm} onCancel={() => setSetup(null)} />
        </Suspense>
      )}
      <div className={styles.buttons}>
        {!hasAuthenticator && !setup && (
          <Button size="small" onClick={() => void begin()}>
            Set up an authenticator
          </Button>
        )}{' '}
        {isEnrolled && (
          <ConfirmButton
            size="small"
            sure="Replace the old codes? They stop working immediately."
            onConfirm={() => void renew()}
          >
            New recovery codes
          </ConfirmButton>
        )}{' '}
        {hasAuthenticator && (
          <ConfirmButton
            size="small"
            variant="danger"
            sure="Remove the authenticator? Its codes stop working immediately."
            onConfirm={() => void remove()}
          >
            Remove the authenticator
          </ConfirmButton>
        )}
      </div>
    </PortalSection>
  );
}

function useFactorChanges() {
  const withToast = useActionToast();
  const [beginTotp] = useBeginTotpMutation();
  const confirmTotp = useSend(useConfirmTotpMutation);
  const [removeTotp] = useRemoveTotpMutation();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  return {
    begin: async () => {
      const messages = { done: 'Add the secret to your app', failed: 'Authenticator not set up' };
      return (await withToast(() => beginTotp(), messages)).result?.data?.beginTotp.setup ?? null;
    },
    confirm: (code: string) => {
      const messages = { done: 'Authenticator turned on', failed: 'Authenticator not turned on' };
      return confirmTotp({ code }, messages);
    },
    remove: () => withToast(() => removeTotp(), report('Authenticator', 'removed')),
    renew: async () => {
      return (
        (await withToast(() => renewCodes(), report('Recovery codes', 'replaced'))).result?.data?.renewRecoveryCodes
          .recoveryCodes ?? null
      );
    },
  };
}

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <section className={styles.setup} aria-label="Recovery codes">
      <p>
        <b>Keep these codes in a different place than your phone.</b> Each code replaces the app or the passkey once.
        The codes are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton caption="the recovery codes" text={text} />{' '}
        <Button size="small" onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          Download
        </Button>{' '}
        <Button size="small" onClick={onDone}>
          I have saved the codes
        </Button>
      </div>
    </section>
  );
}
