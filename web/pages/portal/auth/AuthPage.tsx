import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SESSION_ENDED } from '#graphql/local-path.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { noticeQueries, useFormNotice } from '#web/pages/useFormNotice.ts';
import { useClearFailures } from '#web/ui/Toasts.tsx';
import { paths } from '#web/paths.ts';
import styles from './AuthPage.module.css';
import { AuthLayout } from './AuthLayout.tsx';
import { getInitialState } from './formStart.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { IS_PENDING, LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { FormMessage } from '#web/forms/FormMessage.tsx';
import { WaitingNote } from './WaitingNote.tsx';

const tabs = [
  ['login', 'Login'],
  ['register', 'Register'],
] as const;

/** The forgot-password form belongs to the Login tab. */
const states = ['login', 'register', 'forgot'] as const;
type State = (typeof states)[number];

const makeAuthUrl = (tab: State, next: string | null): string =>
  `${paths.auth}?${new URLSearchParams({ tab, ...(next && { next }) })}`;

export const queries = noticeQueries;

/** Sign in to the investor portal, or request access. The forms are part of this page's code: a form that loads later
 * is rendered again if anything changes meanwhile, and loses typed text. Every form also works without JavaScript. */
export function AuthPage() {
  const params = usePageQuery();
  const navigate = useNavigate();
  const formNotice = useFormNotice();
  const state = states.find((name) => name === params.get('tab')) ?? 'login';
  const tab = state === 'register' ? 'register' : 'login';
  const next = params.get('next');
  const start = getInitialState({ browser: { formNotice } }, state, next);
  const registration = getInitialState({ browser: { formNotice } }, 'registered');
  const { registeredAs: registeredHere, hasEnded } = usePageState();
  const registeredAs = registeredHere ?? registration.values['username'];
  const { key } = useLocation();
  const [pendingAt, setPendingAt] = useState(start.message === IS_PENDING ? key : null);
  const isPending = pendingAt === key;
  return (
    <AuthLayout
      title="Investor Portal"
      description="Sign in to the investor portal, or request access. A person reviews each request."
      path={paths.auth}
      isIndexed
    >
      <AuthTabs tab={tab} next={next} />
      <div role="tabpanel" id="auth-panel" aria-labelledby={`tab-${tab}`}>
        {state === 'login' && isPending && <PendingNote />}
        {state === 'login' && !isPending && (
          <>
            {(registeredAs !== undefined || registration.message) && (
              <RegisteredNote message={registration.message} takesFocus={registeredHere !== undefined} />
            )}
            <LoginForm
              start={hasEnded ? { ...start, message: start.message ?? SESSION_ENDED } : start}
              registeredAs={registeredAs}
              onPending={() => setPendingAt(key)}
            />
          </>
        )}
        {state === 'register' && (
          <RegisterForm
            start={start}
            onRegistered={(registeredAs) =>
              void navigate(makeAuthUrl('login', next), { replace: true, state: { registeredAs } })
            }
          />
        )}
        {state === 'forgot' && <ForgotForm start={start} />}
        {state === 'login' && !isPending && <Aside to={makeAuthUrl('forgot', next)}>Forgot your password?</Aside>}
        {state === 'forgot' && <Aside to={makeAuthUrl('login', next)}>Back to Login</Aside>}
      </div>
    </AuthLayout>
  );
}

/** What the page before this one said: a username that was just registered, or that the session has ended. A reload keeps it, but the server does not know it. */
function usePageState(): { registeredAs?: string; hasEnded?: boolean } {
  const hydrating = useHydrating();
  const state = useLocation().state as ReturnType<typeof usePageState> | null;
  return hydrating ? {} : (state ?? {});
}

/**
 * In place of the sign-in form for a person whose request is not decided. It shows nothing about the account, because a
 * decoy account gets the same answer.
 */
function PendingNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className={styles.registered}>
      <WaitingNote next="We received your request, and your password is correct. You can sign in as soon as the request is approved." />
      <p>
        The email that confirmed your request has a private link to its status: when we received it, whether your email
        address is verified, and whether the reviewer has a question. If you have not verified your email address yet,
        open the link in the other email first.
      </p>
      <p>
        <ButtonLink to={paths.auth} size="small">
          Sign in with another account
        </ButtonLink>
      </p>
    </div>
  );
}

type RegisteredNoteProps = { message: string | null; takesFocus: boolean };

/** The response to a registration. It is the same for every email address, so it shows nothing about the account. */
function RegisteredNote({ message, takesFocus }: RegisteredNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed disappeared with its form, and the focus with it.
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={note} tabIndex={-1} className={styles.registered}>
      <FormMessage>{message}</FormMessage>
      <WaitingNote next="Check your mailbox: we have sent you an email with a private link to the status of your request, and one with a link to verify your email address. Look in the spam folder if they do not arrive within a few minutes." />
    </div>
  );
}

function Aside({ to, children }: { to: string; children: string }) {
  return (
    <p className={styles.aside}>
      <InlineLink to={to}>{children}</InlineLink>
    </p>
  );
}

/** Links that act as tabs. Without JavaScript they open the other form; with it, the arrow keys move between them. */
function AuthTabs({ tab, next }: { tab: 'login' | 'register'; next: string | null }) {
  const list = useRef<HTMLDivElement>(null);
  const clearFailures = useClearFailures();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = list.current?.querySelector<HTMLElement>('[aria-selected=false]');
    other?.click();
    other?.focus();
  };
  return (
    // The tabs inside take the focus, one at a time.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label="Login or register" ref={list} onKeyDown={onKeyDown} className={styles.tabs}>
      {tabs.flatMap(([name, label]) => [
        <Link
          key={name}
          id={`tab-${name}`}
          role="tab"
          to={makeAuthUrl(name, next)}
          replace
          onClick={clearFailures}
          aria-selected={tab === name}
          aria-controls="auth-panel"
          tabIndex={tab === name ? 0 : -1}
        >
          {label}
        </Link>,
        ' ',
      ])}
    </div>
  );
}
