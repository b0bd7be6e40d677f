import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/forms/ErrorSummary.tsx';
import { Field } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import { paths } from '#web/paths.ts';
import { FileButton } from '../shared/FileButton.tsx';
import { useFormNotice } from '#web/pages/useFormNotice.ts';
import { formatCount, formatFileSize } from '#web/runtime/formatCount.ts';
import styles from './Pictures.module.css';
import { PICTURE_TYPES, type Upload, type UploadOptions, useUploads } from './useUploads.ts';

export const TYPES = PICTURE_TYPES.join(',');
export const FILES_HINT = 'JPEG, PNG, WebP or AVIF, up to 20 MB each.';
const ALT_HINT = 'For people who cannot see the picture: what matters in it, without “picture of”.';

type UploadFormProps = UploadOptions & {
  /** True if only one picture can be chosen. A new choice replaces the previous one. */
  one?: boolean;
};

/** Chooses and uploads pictures, in a dialog. */
export function UploadForm({ one = false, ...options }: UploadFormProps) {
  const uploads = useUploads(options);
  return (
    <UploadList uploads={uploads}>
      {!options.files && (
        <>
          <FileButton
            accept={TYPES}
            multiple={!one}
            disabled={uploads.busy}
            onChoose={(files) => uploads.add(files, one)}
          >
            {one ? 'Choose a picture …' : 'Choose pictures …'}
          </FileButton>
          <p className={formStyles.hint}>{FILES_HINT}</p>
        </>
      )}
    </UploadList>
  );
}

/** Uploads one picture. For the page without JavaScript. */
export function PlainUploadForm() {
  const notice = useFormNotice();
  return (
    <form
      method="post"
      action={paths.adminPictures}
      encType="multipart/form-data"
      className={`${formStyles.form} ${styles.plain}`}
    >
      {notice?.form === 'picture' && <p className={formStyles.message}>{notice.message}</p>}
      <Field label="Picture" name="file" type="file" accept={TYPES} required />
      <Field label="Description" name="alt" hint={ALT_HINT} maxLength={text.pictureAlt} required />
      <Button type="submit" variant="primary">
        Upload
      </Button>
    </form>
  );
}

type UploadListProps = {
  uploads: ReturnType<typeof useUploads>;
  /** A button that chooses the files, if it is not elsewhere. */
  children?: ReactNode;
};

/** The chosen pictures with their descriptions, until each of them is uploaded. */
export function UploadList({ uploads: { uploads, busy, attempt, outcome, ...actions }, children }: UploadListProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form can be in a dialog inside another form.
    event.stopPropagation();
    if (!busy) void actions.sendAll();
  };
  useFocusOnAdded(uploads);
  const failedUploads = uploads.filter(({ error }) => error);
  const waiting = uploads.filter(({ known }) => !known).length;
  return (
    <form onSubmit={submit} noValidate className={`${formStyles.form} ${styles.upload}`}>
      <ErrorSummary
        title={failedUploads.length > 0 ? 'Not everything was uploaded' : null}
        errors={failedUploads.map(({ key, file, error }) => ({
          name: `alt-${key}`,
          label: file.name,
          message: error!,
        }))}
        attempt={attempt}
      />
      <div className={styles.choose}>
        {children}
        <p role="status">{outcome}</p>
      </div>
      {uploads.length > 0 && (
        <>
          <ul className={styles.uploads}>
            {uploads.map((upload) => (
              <li key={upload.key}>
                <UploadItem
                  upload={upload}
                  isBusy={busy}
                  onSettle={(takesTyped) => void actions.settle(upload, takesTyped)}
                  onDescribe={(alt) => actions.describe(upload.key, alt)}
                  onRemove={() => actions.remove(upload.key)}
                />
              </li>
            ))}
          </ul>
          {waiting > 0 && (
            <Button type="submit" variant="primary" disabled={busy}>
              {busy ? 'Uploading …' : `Upload ${formatCount(waiting, 'picture')}`}
            </Button>
          )}
        </>
      )}
    </form>
  );
}

/** A person who has chosen files describes the first of them next. */
function useFocusOnAdded(uploads: readonly Upload[]): void {
  const shown = useRef(uploads);
  useEffect(() => {
    const added = uploads.find(({ key }) => shown.current.every((upload) => upload.key !== key));
    shown.current = uploads;
    if (added) document.getElementById(`field-alt-${added.key}`)?.focus();
  }, [uploads]);
}

type UploadItemProps = {
  upload: Upload;
  isBusy: boolean;
  onDescribe: (alt: string) => void;
  onSettle: (takesTyped: boolean) => void;
  onRemove: () => void;
};

function UploadItem({ upload, isBusy, onDescribe, onSettle, onRemove }: UploadItemProps) {
  const { key, file, alt, progress, error, known } = upload;
  return (
    <>
      <Field
        label={`What ${file.name} shows`}
        name={`alt-${key}`}
        hint={`${formatFileSize(file.size)}. ${ALT_HINT}`}
        value={alt}
        error={error ?? undefined}
        required
        maxLength={text.pictureAlt}
        readOnly={progress !== null || known !== null}
        onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
      />
      {known ? (
        <KnownPicture alt={known.alt} isBusy={isBusy} onSettle={onSettle} />
      ) : progress === null ? (
        <Button size="small" onClick={onRemove}>
          Remove<span className="visually-hidden"> {file.name}</span>
        </Button>
      ) : (
        <UploadProgress name={file.name} progress={progress} />
      )}
    </>
  );
}

type KnownPictureProps = { alt: string; isBusy: boolean; onSettle: (takesTyped: boolean) => void };

/** A picture has one description, so a person chooses between the present one and the one that was just typed. */
function KnownPicture({ alt, isBusy, onSettle }: KnownPictureProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={question} role="alert" className={styles.known}>
      <p>This picture is already here as “{alt}”.</p>
      <Button size="small" disabled={isBusy} onClick={() => onSettle(false)}>
        Keep the present description
      </Button>{' '}
      <Button size="small" disabled={isBusy} onClick={() => onSettle(true)}>
        Take the new description
      </Button>
    </div>
  );
}

export const UploadProgress = ({ name, progress }: { name: string; progress: number }) => (
  <p className={styles.progress}>
    {/* Indeterminate while the server processes the file, because the duration is unknown. */}
    <progress aria-label={`Progress of ${name}`} {...(progress < 1 && { value: progress })} />
    <span className="label">{progress < 1 ? `${Math.floor(progress * 100)} % sent` : 'Processing'}</span>
  </p>
);
