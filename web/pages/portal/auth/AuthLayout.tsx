import type { ReactNode } from 'react';
import AccessDrawing from '#web/drawings/access.svg?react';
import { Logo } from '#web/ui/Logo.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import styles from './AuthLayout.module.css';

const requestSteps = [
  ['You send a request.', 'Your name, your company, and the reason for access.'],
  [
    'The request is recorded.',
    'One email contains a private link to its status, and another verifies your email address.',
  ],
  ['A person reviews it.', 'The investor relations team approves, declines or asks you a question, always by email.'],
  ['The portal opens.', 'You see the documents, updates and events that are shared with you.'],
] as const;

const invitationSteps = [
  ['You choose a password.', 'The link of the invitation works once, within 14 days.'],
  ['You sign the confidentiality agreement.', 'Only if the operator requires one. It is on this page.'],
  ['The portal opens at once.', 'You see the documents, updates and events that are shared with you.'],
] as const;

const ways = {
  request: { title: 'How a request becomes access', steps: requestSteps },
  invitation: { title: 'How an invitation becomes access', steps: invitationSteps },
};

type AuthLayoutProps = {
  title: string;
  description: string;
  path: string;
  /** True for the page that search engines may list. */
  isIndexed?: boolean;
  /** The way to access that the page shows beside the form. Null on pages that are not about access to the portal. */
  way?: keyof typeof ways | null;
  children: ReactNode;
};

/** The frame of the sign-in pages: the form on the left, on the right the way to access. */
export function AuthLayout({ title, description, path, isIndexed, way = 'request', children }: AuthLayoutProps) {
  return (
    <>
      <PageHead {...{ title, description, path }} hidden={!isIndexed} />
      <div className={styles.page}>
        <div className={styles.form}>
          <Logo />
          <h1>{title}</h1>
          {children}
        </div>
        {way && <AccessSteps way={way} />}
      </div>
    </>
  );
}

function AccessSteps({ way }: { way: keyof typeof ways }) {
  const { title, steps } = ways[way];
  return (
    <div className={styles.side}>
      {way === 'request' && (
        <figure className={styles.figure}>
          <AccessDrawing />
          <figcaption className="label">
            <b>Fig. 1</b> {title}
          </figcaption>
        </figure>
      )}
      <ol className={styles.steps} aria-label={title}>
        {steps.map(([step, text], i) => (
          <li key={step}>
            <span className="label" aria-hidden="true">
              {i + 1}
            </span>
            <p>
              <b>{step}</b> {text}
            </p>
          </li>
        ))}
      </ol>
      <PortalFeatures />
    </div>
  );
}

/** The text of a page that an emailed link opens. */
export function AuthText({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}

const features = [
  ['Secure document access', 'Read the documents shared with you, page by page, in your browser.'],
  ['Controlled access', 'Each request is manually reviewed by the investor relations team.'],
  ['Investor updates', 'Company news, sent to all its recipients at the same time.'],
] as const;

/** The features of the portal for investors. */
function PortalFeatures() {
  return (
    <aside className={styles.features} aria-label="What the portal offers">
      <dl>
        {features.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
