import type { ReactNode } from 'react';
import { AccessDrawing } from '../../../drawings/AccessDrawing.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import styles from './AuthLayout.module.css';
import { PortalFeatures } from './PortalFeatures.tsx';

const steps = [
  ['You send a request.', 'Your name, your company, and the reason for access.'],
  [
    'The request is recorded.',
    'One email contains a private link to its status, and another verifies your email address.',
  ],
  ['A person reviews it.', 'The investor relations team approves, declines or asks you a question, always by email.'],
  ['The portal opens.', 'You see the documents, updates and events that are shared with you.'],
] as const;

type AuthLayoutProps = {
  title: string;
  /** False on pages that are not about access to the portal. */
  showsAccess?: boolean;
  children: ReactNode;
};

/** The frame of the sign-in pages: the form on the left, on the right what happens to a request for access. */
export function AuthLayout({ title, showsAccess = true, children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <Logo />
        <h1>{title}</h1>
        {children}
      </div>
      {showsAccess && <AccessSteps />}
    </div>
  );
}

function AccessSteps() {
  return (
    <div className={styles.side}>
      <figure className={styles.figure}>
        <AccessDrawing />
        <figcaption className="label">
          <b>Fig. 1</b> How a request becomes access
        </figcaption>
      </figure>
      <ol className={styles.steps} aria-label="How a request becomes access">
        {steps.map(([title, text], i) => (
          <li key={title}>
            <span className="label" aria-hidden="true">
              {i + 1}
            </span>
            <p>
              <b>{title}</b> {text}
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
