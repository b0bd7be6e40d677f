import { Button } from '#web/ui/Button.tsx';
import { SendForm } from '#web/forms/SendForm.tsx';
import styles from './AccountPage.module.css';
import { encode } from 'uqr';
import qrCodeStyles from '#web/portal/QrCode.module.css';

const fields = [
  {
    name: 'code',
    label: 'Current code in the app',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 10,
  },
] as const;

type TotpSetupFormProps = {
  setup: { secret: string; uri: string };
  /** Returns the error, or null if the code was correct. */
  onConfirm: (code: string) => Promise<{ error: unknown }>;
  onCancel: () => void;
};

/** Shows the secret for the authenticator app once, and asks for a code to confirm the setup. */
export function TotpSetupForm({ setup, onConfirm, onCancel }: TotpSetupFormProps) {
  return (
    <SendForm
      className={styles.setup}
      initialValues={{ code: '' }}
      validate={({ code }) => (code.trim() ? {} : { code: 'Code is required' })}
      fields={fields}
      onSend={({ code }) => onConfirm(code.trim())}
      lead={
        <>
          <p>
            Scan this code with your authenticator app, add the secret by hand, or{' '}
            <a href={setup.uri}>open it in an app on this device</a>.
          </p>
          <QrCode value={setup.uri} label="QR code for your authenticator app" />
          <p className={styles.secret}>
            <span className="visually-hidden">Secret: </span>
            <code>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </>
      }
    >
      {({ isSubmitting }) => (
        <div className={styles.buttons}>
          <Button type="submit" size="small" variant="primary" disabled={isSubmitting}>
            Turn it on
          </Button>{' '}
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </SendForm>
  );
}

/** A QR code drawn in the browser, so its content is not sent anywhere. `label` describes the content. */
export function QrCode({ value, label }: { value: string; label: string }) {
  // Scanners need a margin of four modules around the code.
  const { data, size } = encode(value, { border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={qrCodeStyles.code}
    >
      <path className={qrCodeStyles.paper} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={qrCodeStyles.ink} d={modules.join('')} />
    </svg>
  );
}
