import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import styles from './ArticleEditor.module.css';
import type { Editor } from './useEditor.ts';

/** Creates links with which anyone reads the saved draft, and revokes them. The first save moves nothing below. */
export function PreviewLinks({ editor }: { editor: Editor }) {
  const { saved, busy, previewUrl, createPreviewLink, revokePreviewLink } = editor;
  return (
    <section aria-label="Preview links" className={styles.publication}>
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={busy || !saved}
          aria-describedby="preview-links-hint"
          onClick={() => void createPreviewLink()}
        >
          Copy preview link
        </Button>
      </div>
      <p id="preview-links-hint">
        A new link with which anyone reads the saved draft for 7 days, without signing in. At most 10 at a time.
      </p>
      <div role="status">
        {previewUrl && (
          <>
            <p>The link is shown only now. Copy it from here if your browser did not:</p>
            <code className={styles.link}>{previewUrl}</code>
          </>
        )}
      </div>
      {saved && saved.previewLinks.length > 0 && (
        <ul className={styles.links}>
          {saved.previewLinks.map(({ id, createdBy, expiresAt }) => (
            <li key={id}>
              <span>
                {createdBy?.name ? <b dir="auto">{createdBy.name}</b> : 'Deleted account'}, until{' '}
                <Moment at={expiresAt} />
              </span>{' '}
              <ConfirmButton
                size="small"
                disabled={busy}
                sure="Revoke the link?"
                about={`until ${expiresAt}`}
                onConfirm={() => void revokePreviewLink(id)}
              >
                Revoke
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
