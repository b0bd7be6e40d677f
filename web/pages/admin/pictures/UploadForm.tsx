import type { ChangeEvent, FormEvent } from 'react';
import { text } from '../../../../graphql/limits.ts';
import buttons from '../../../ui/Button.module.css';
import { Button } from '../../../ui/Button.tsx';
import { ErrorSummary } from '../../../forms/ErrorSummary.tsx';
import { Field } from '../../../forms/Field.tsx';
import formStyles from '../../../forms/Form.module.css';
import { paths } from '../../../paths.ts';
import { useHydrating } from '../../../runtime/useHydrating.ts';
import { useFormNotice } from '../../useFormNotice.ts';
import { formatCount } from '../../../runtime/formatCount.ts';
import styles from './Pictures.module.css';
import { formatFileSize } from '../../../runtime/fileSize.ts';
import { PICTURE_TYPES, type Upload, type UploadOptions, useUploads } from './useUploads.ts';

const TYPES = PICTURE_TYPES.join(',');
const ALT_HINT = 'For people who cannot see the picture: what matters in it, without “picture of”.';

type UploadFormProps = UploadOptions & {
  /** True if only one picture can be chosen. A new choice replaces the previous one. */
  one?: boolean;
};

/** Uploads pictures: one with a plain form, several with progress when JavaScript runs. */
export function UploadForm(props: UploadFormProps) {
  return useHydrating() ? <PlainUpload /> : <Uploads {...props} />;
}

function PlainUpload() {
  const notice = useFormNotice();
  return (
    <form
      method="post"
      action={paths.adminPictures}
      encType="multipart/form-data"
      className={`${formStyles.form} ${styles.upload}`}
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

function Uploads({ one = false, ...options }: UploadFormProps) {
  const { uploads, busy, attempt, outcome, add, remove, describe, sendAll } = useUploads(options);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form can be in a dialog inside another form.
    event.stopPropagation();
    if (!busy) void sendAll();
  };
  const failedUploads = uploads.filter(({ error }) => error);
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
        {!options.files && <Chooser one={one} busy={busy} onChoose={(files) => add(files, one)} />}
        <p role="status">{outcome}</p>
      </div>
      {uploads.length > 0 && (
        <>
          <ul className={styles.uploads}>
            {uploads.map((upload) => (
              <li key={upload.key}>
                <UploadItem
                  upload={upload}
                  onDescribe={(alt) => describe(upload.key, alt)}
                  onRemove={() => remove(upload.key)}
                />
              </li>
            ))}
          </ul>
          <Button type="submit" variant="primary" disabled={busy}>
            {busy ? 'Uploading …' : `Upload ${formatCount(uploads.length, 'picture')}`}
          </Button>
        </>
      )}
    </form>
  );
}

type ChooserProps = { one: boolean; busy: boolean; onChoose: (files: Iterable<File>) => void };

function Chooser({ one, busy, onChoose }: ChooserProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(target.files ?? []);
    // Lets the same file be chosen again: without this reset, the browser fires no change event.
    target.value = '';
  };
  return (
    <>
      <label className={`${buttons.button} ${buttons.small}`}>
        {one ? 'Choose a picture …' : 'Choose pictures …'}
        <input type="file" accept={TYPES} multiple={!one} onChange={choose} disabled={busy} />
      </label>
      <p className={formStyles.hint}>JPEG, PNG, WebP or AVIF, up to 20 MB each.</p>
    </>
  );
}

type UploadItemProps = { upload: Upload; onDescribe: (alt: string) => void; onRemove: () => void };

function UploadItem({ upload: { key, file, alt, progress, error }, onDescribe, onRemove }: UploadItemProps) {
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
        readOnly={progress !== null}
        onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
      />
      {progress === null ? (
        <Button size="small" onClick={onRemove}>
          Remove<span className="visually-hidden"> {file.name}</span>
        </Button>
      ) : (
        <p className={styles.progress}>
          {/* Indeterminate while the server processes the file, because the duration is unknown. */}
          <progress aria-label={`Progress of ${file.name}`} {...(progress < 1 && { value: progress })} />
          <span className="label">{progress < 1 ? `${Math.floor(progress * 100)} % sent` : 'Processing'}</span>
        </p>
      )}
    </>
  );
}
