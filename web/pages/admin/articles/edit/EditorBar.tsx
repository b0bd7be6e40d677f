import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ZonedMoment } from '#web/ui/Moment.tsx';
import { PAGE_TITLE } from '#web/ui/PortalSection.tsx';
import styles from './EditorBar.module.css';
import type { AutosaveState } from './useAutosave.ts';

type EditorBarProps = {
  /** The list of these texts. */
  list: { to: string; label: string };
  title: string;
  /** The status of the text. Absent until it was loaded. */
  status?: ReactNode;
  /** The primary action. */
  primary?: ReactNode;
  /** Other actions, which phones show in a line of their own. */
  actions?: ReactNode;
};

/** The bar of the editor in place of the portal's: the way back, the status, and the actions. */
export const EditorBar = ({ list, title, status, primary, actions }: EditorBarProps) => (
  <section aria-label="Status and publication" className={styles.bar} data-own-bar>
    <div className={styles.first}>
      <Link to={list.to}>{list.label}</Link>
      <h1 id={PAGE_TITLE}>{title}</h1>
      {status}
    </div>
    {actions && (
      <div className={styles.actions} data-scrolls>
        {actions}
      </div>
    )}
    {primary && <div className={styles.primary}>{primary}</div>}
  </section>
);

type WriterButtonProps = ComponentProps<typeof Button> & {
  editor: { locked: boolean; busy: boolean };
  /** True if there is nothing to do now. */
  isIdle?: boolean;
};

/**
 * A button beside the text. The text keeps the focus when the button is pressed, and the button keeps it while it has
 * nothing to do: keys that a person types next must not reach the shortcuts of the page.
 */
export function WriterButton({ editor, isIdle = false, onClick, ...button }: WriterButtonProps) {
  const isOff = editor.busy || isIdle;
  return (
    <Button
      {...button}
      size="small"
      disabled={editor.locked}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}

type SaveButtonProps = { editor: { locked: boolean; busy: boolean; isSaved: boolean }; label?: string };

export const SaveButton = ({ editor, label = 'Save draft' }: SaveButtonProps) => (
  <WriterButton
    editor={editor}
    type="submit"
    isIdle={editor.isSaved}
    aria-keyshortcuts="Control+S"
    title={`${label} (Ctrl+S)`}
  >
    {label}
  </WriterButton>
);

/** Follows the status in the line of the bar. */
export const StatusDetail = ({ children }: { children: ReactNode }) => <span className={styles.place}>{children}</span>;

/** The time follows the status, or what is scheduled besides. */
export const ScheduledFor = ({ at, what = '' }: { at: string; what?: string }) => (
  <span className={styles.when}>
    {what} for <ZonedMoment at={at} />
  </span>
);

type SavingState = { dirty: boolean; autosave: AutosaveState; isSignedOut: boolean; savesByHand: boolean };

type SavedStateProps = { editor: SavingState & { saved: object | null } };

/** Whether the text is saved, as the end of the status. */
export const SavedState = ({ editor: { saved, dirty, autosave } }: SavedStateProps) => (
  <span className={styles.saving}>
    {autosave.isSaving ? ' · Saving …' : dirty ? ' · Not saved' : saved ? ' · Saved' : ''}
  </span>
);

/** Why the last changes are not saved. While the text is locked elsewhere, nothing saves it, and the notice of the lock says so to who is signed in. */
export function SaveFailure({ editor }: { editor: SavingState & { locked: boolean } }) {
  const { dirty, autosave, isSignedOut, savesByHand, locked } = editor;
  const reason = isSignedOut ? 'signedOut' : autosave.failed;
  return (
    <div role="status">
      {dirty && reason && (isSignedOut || !locked) && (
        <Failure reason={reason === 'signedOut' && savesByHand ? 'signedOutByHand' : reason} />
      )}
    </div>
  );
}

const reasons = {
  connection: 'No connection. Your changes are kept in this browser and saved as soon as the server responds.',
  signedOut: 'You are signed out. Your changes are kept in this browser and saved when you sign in again.',
  signedOutByHand: 'You are signed out. Your changes are kept in this browser. Sign in, then save them here.',
  refused: 'Your changes are kept in this browser. Save the draft to see why the server does not accept them.',
};

/** Says where the changes are, and lets a person sign in without leaving the text. */
const Failure = ({ reason }: { reason: keyof typeof reasons }) => (
  <p className={styles.failure}>
    {reasons[reason]}
    {(reason === 'signedOut' || reason === 'signedOutByHand') && (
      <>
        {' '}
        <a href={paths.auth} target="_blank" rel="noopener">
          Sign in (opens in a new tab)
        </a>
      </>
    )}
  </p>
);
