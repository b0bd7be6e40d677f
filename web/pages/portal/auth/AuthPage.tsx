import { type KeyboardEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useFormNoticeQuery } from '../../../../graphql/generated/door.ts';
import { Logo } from '../../../components/Logo.tsx';
import { PageHead } from '../../../components/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { AuthPromises } from './AuthPromises.tsx';
import styles from './AuthPage.module.css';
import type { FormStart } from './formStart.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const tabs = [
  ['login', 'Login'],
  ['register', 'Register'],
] as const;

type Tab = (typeof tabs)[number][0];

const addressOf = (tab: Tab, next: string | null): string =>
  `${paths.auth}?${new URLSearchParams({ tab, ...(next && { next }) })}`;

/** The door of the investor portal: sign in, or ask to be let in. Both forms also work without JavaScript. */
export function AuthPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useFormNoticeQuery();
  const tab: Tab = params.get('tab') === 'register' ? 'register' : 'login';
  const next = params.get('next');
  const notice = data?.formNotice?.form === tab ? data.formNotice : null;
  const start: FormStart = {
    next,
    message: notice?.message ?? null,
    values: Object.fromEntries((notice?.values ?? []).map(({ name, value }) => [name, value])),
    faults: Object.fromEntries((notice?.faults ?? []).map(({ name, value }) => [name, value])),
  };
  return (
    <div className={styles.page}>
      <PageHead
        title="Investor Portal"
        description="Sign in to the investor portal, or ask for access. Each request is reviewed by a person."
        path={paths.auth}
      />
      <div className={styles.door}>
        <Logo />
        <h1>Investor Portal</h1>
        <AuthTabs tab={tab} next={next} />
        <div role="tabpanel" id="auth-panel" aria-labelledby={`tab-${tab}`} className={styles.panel}>
          {tab === 'login' ? (
            <LoginForm start={start} />
          ) : (
            <RegisterForm start={start} onRegistered={() => void navigate(addressOf('login', next))} />
          )}
        </div>
      </div>
      <AuthPromises />
    </div>
  );
}

/** Links that are tabs: without JavaScript they open the other form, with it the arrow keys move between them. */
function AuthTabs({ tab, next }: { tab: Tab; next: string | null }) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[aria-selected=false]')?.click();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  };
  return (
    // The tabs in it take the focus, one at a time.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label="Login or register" ref={list} onKeyDown={onKeyDown} className={styles.tabs}>
      {tabs.map(([name, label]) => (
        <Link
          key={name}
          id={`tab-${name}`}
          role="tab"
          to={addressOf(name, next)}
          replace
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
