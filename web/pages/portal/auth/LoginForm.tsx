import { Formik, type FormikHelpers } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { FormFields } from '#web/forms/FormFields.tsx';
import { codeField, recoveryCodeField } from '#web/forms/secondFactorFields.ts';
import formStyles from '#web/forms/Form.module.css';
import { validateWith } from '#web/forms/validateWith.ts';
import { toDestination } from '#graphql/local-path.ts';
import { callRest, RestError } from '#web/runtime/rest.ts';
import { useClearFailures, useToast } from '#web/ui/Toasts.tsx';
import { usePrefetch } from '#web/runtime/RoutePrefetch.tsx';
import { usePasskeySupport } from '#web/runtime/usePasskeySupport.ts';
import styles from './AuthPage.module.css';
import { type FormStart, toTouched } from './formStart.ts';
import { FormMessage } from '#web/forms/FormMessage.tsx';

const fields = [
  { name: 'username', label: 'Username or email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const;

const optionalCodes = [
  { ...codeField, required: false },
  { ...recoveryCodeField, required: false },
];

interface Values {
  username: string;
  password: string;
  code: string;
  recoveryCode: string;
}

/** The API's error if the password is correct but a second factor is required. */
const ASKS_FACTOR = /^403: (Please (?:enter the code|sign in with your passkey).*)$/;

/** The API's error if the password is correct but the request for access is not decided. */
export const IS_PENDING = 'Your account is pending approval';

/** The fields that an error of the API concerns. The toast with its sentence goes away. */
const causes = [
  { sentence: 'Invalid username or password', fields: ['password'], error: 'Check the username and the password.' },
  { sentence: 'This code is not correct', fields: ['code', 'recoveryCode'], error: 'This code is not correct' },
];

const LONGEST_WAIT_MS = 3_000;

const validate = validateWith<Values>(() => import('#graphql/validation.ts').then(({ loginForm }) => loginForm));

type LoginFormProps = {
  start: FormStart;
  /** The username of an account that was just registered on the other tab. */
  registeredAs?: string | undefined;
  /** The password was right, but no administrator has decided the request yet. */
  onPending: () => void;
};

export function LoginForm({ start, registeredAs, onPending }: LoginFormProps) {
  const toast = useToast();
  const clearFailures = useClearFailures();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const destination = toDestination(start.next);
  const [codeMessage, setCodeMessage] = useState<string | null>(null);
  const asksCode = codeMessage !== null || 'code' in start.errors;
  const message = codeMessage ?? start.message;
  // Without an authenticator, only a recovery code replaces the passkey.
  const [firstCode, ...otherCodes] = message?.includes('passkey') ? [recoveryCodeField] : optionalCodes;
  // Without JavaScript, the answer is a new page.
  const codes = [{ ...firstCode!, autoFocus: 'code' in start.errors }, ...otherCodes];
  const enter = async () => {
    // Clear the cache: data that was read as a visitor is not valid for a member. The portal pages need the Apollo
    // client anyway.
    const { getBrowserClient: browserClient } = await import('#web/app/apollo.ts');
    const client = browserClient();
    await client.clearStore();
    toast({ tone: 'success', title: 'Login successful', text: 'Welcome back to the Safe AI Investor Portal' });
    // This page stays until the next one can show itself, but not for long. Opening it reads what is missing.
    await Promise.race([
      prefetch(destination, client).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
    ]);
    await navigate(destination);
  };
  const signIn = async ({ username, password, ...codes }: Values, { setErrors }: FormikHelpers<Values>) => {
    clearFailures();
    const code = codes.code.trim() || codes.recoveryCode.trim();
    try {
      await callRest('/api/login', { username, password, ...(code && { code }) });
      await enter();
    } catch (error) {
      const [, sentence] = (error instanceof RestError && ASKS_FACTOR.exec(error.message)) || [];
      if (sentence && !asksCode) return setCodeMessage(sentence);
      toast({ tone: 'destructive', title: 'Login failed', text: (error as Error).message });
      if ((error as Error).message.includes(IS_PENDING)) onPending();
      setErrors(findErrors((error as Error).message, { password, ...codes }));
    }
  };
  return (
    <Formik
      initialValues={{
        username: start.values['username'] ?? registeredAs ?? '',
        password: '',
        code: '',
        recoveryCode: '',
      }}
      initialErrors={start.errors}
      initialTouched={toTouched(start.errors)}
      validate={validate}
      // The answer stays at its field while a person goes to the other one.
      validateOnBlur={false}
      onSubmit={signIn}
    >
      {({ isSubmitting }) => (
        <Form
          method="post"
          action="/auth/login"
          className={formStyles.form}
          noValidate
          keepAs={registeredAs}
          // The code of the next page arrives while a person types.
          onFocus={() => void prefetch(destination).catch(() => undefined)}
        >
          <FormMessage>{message}</FormMessage>
          {start.next && <input type="hidden" name="next" value={start.next} />}
          <FormFields fields={asksCode ? [...fields, ...codes] : fields} />
          <Button type="submit" variant="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Signing in...' : 'Sign In'}
          </Button>{' '}
          <PasskeyButton onSignedIn={enter} />
        </Form>
      )}
    </Formik>
  );
}

/** The error at the field that a person filled in. */
function findErrors(message: string, typed: Partial<Values>): Partial<Values> {
  const cause = causes.find(({ sentence }) => message.includes(sentence));
  const field = cause?.fields.find((name) => typed[name as keyof Values]?.trim());
  return field ? { [field]: cause!.error } : {};
}

/**
 * Signs in by passkey, without username and password. Its place stays empty until the browser is known to support
 * passkeys, and in browsers that do not, so that nothing below it moves.
 */
function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const toast = useToast();
  const clearFailures = useClearFailures();
  const usable = usePasskeySupport();
  const [busy, setBusy] = useState(false);
  if (!usable) return <div className={styles.passkeyRoom} />;
  const signIn = async () => {
    setBusy(true);
    clearFailures();
    const message = await Promise.all([import('#web/runtime/passkeys.ts'), import('#web/app/apollo.ts')]).then(
      ([passkeys, { getBrowserClient: browserClient }]) => passkeys.signInWithPasskey(browserClient()),
      () => 'The server could not be reached. Try again in a moment.',
    );
    if (message === null) await onSignedIn();
    else toast({ tone: 'destructive', title: 'Login failed', text: message });
    setBusy(false);
  };
  return (
    <Button disabled={busy} onClick={() => void signIn()}>
      {busy ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
    </Button>
  );
}
