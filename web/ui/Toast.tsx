import styles from './Toast.module.css';

export interface ToastMessage {
  tone: 'success' | 'destructive';
  title: string;
  text?: string;
}

/** A message in the corner of the page. */
export function Toast({ tone, title, text, onDismiss }: ToastMessage & { onDismiss: () => void }) {
  return (
    <div className={`${styles.toast} ${styles[tone]}`} role={tone === 'destructive' ? 'alert' : 'status'}>
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <button type="button" onClick={onDismiss} className={styles.dismiss}>
        Dismiss
      </button>
    </div>
  );
}
