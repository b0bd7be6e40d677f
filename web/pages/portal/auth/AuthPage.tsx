import { type KeyboardEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { noticeQueries, useFormNotice } from '../../useFormNotice.ts';
import { useClearFailures } from '../../../ui/Toasts.tsx';
import { paths } from '../../../paths.ts';
import styles from './AuthPage.module.css';
import { AuthLayout } from './AuthLayout.tsx';
import { getInitialState } from './formStart.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

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
 * is rendered anew if anything changes meanwhile, and loses typed text. Every form also works without JavaScript. */
export function AuthPage() {
  const params = usePageQuery();
  const navigate = useNavigate();
  const formNotice = useFormNotice();
  const state = states.find((name) => name === params.get('tab')) ?? 'login';
  const tab = state === 'register' ? 'register' : 'login';
  const next = params.get('next');
  const start = getInitialState({ browser: { formNotice } }, state, next);
  return (
    <AuthLayout title="Investor Portal">
      <PageHead
        title="Investor Portal"
        description="Sign in to the investor portal, or request access. A person reviews each request."
        path={paths.auth}
      />
      <AuthTabs tab={tab} next={next} />
      <div role="tabpanel" id="auth-panel" aria-labelledby={`tab-${tab}`}>
        {state === 'login' && <LoginForm start={start} />}
        {state === 'register' && (
          <RegisterForm
            start={start}
            onRegistered={() => void navigate(paths.request, { state: { hasRegistered: true } })}
          />
        )}
        {state === 'forgot' && <ForgotForm start={start} />}
        {state === 'login' && <Aside to={makeAuthUrl('forgot', next)}>Forgot your password?</Aside>}
        {state === 'forgot' && <Aside to={makeAuthUrl('login', next)}>Back to Login</Aside>}
      </div>
    </AuthLayout>
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
      {tabs.map(([name, label]) => (
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
        </Link>
      ))}
    </div>
  );
}
