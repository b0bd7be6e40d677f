import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AdminDocumentFragment, useDocumentVersionsQuery } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import { Field } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import people from '../shared/People.module.css';
import type { DocumentChange } from './documentDialogs.ts';
import { NotifyField } from './NotifyField.tsx';
import { sendFile } from './sendFile.ts';
import { Progress } from './UploadFiles.tsx';
import { VersionList } from './VersionList.tsx';

type VersionsDialogProps = {
  document: AdminDocumentFragment;
  onSave: (document: AdminDocumentFragment, input: DocumentChange) => Promise<{ error: unknown }>;
  onClose: () => void;
};

const QUARANTINED = 'This file waits for the malware scanner. Try again in a moment.';

/** All versions of a document, newest first, and a form to upload another. Readers get the current one. */
export function VersionsDialog({ document, onSave, onClose }: VersionsDialogProps) {
  const query = useDocumentVersionsQuery({ variables: { id: document.id }, fetchPolicy: 'cache-and-network' });
  const controller = useRef<AbortController | null>(null);
  const finishedUpload = useRef<{ file: string; uploadId: string } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isAway, setAway] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** Returns the id of the upload, or null if it waits for a scan. Retries do not send the same file again. */
  const send = async (file: File, signal: AbortSignal): Promise<string | null> => {
    const name = `${file.name} ${file.size} ${file.lastModified}`;
    if (finishedUpload.current?.file === name) return finishedUpload.current.uploadId;
    const { id, quarantined } = await sendFile(file, { signal, onProgress: setProgress, onAway: setAway });
    finishedUpload.current = { file: name, uploadId: id };
    return quarantined ? null : id;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File) || !file.name) return setError('Choose a file');
    const { signal } = (controller.current = new AbortController());
    setError(undefined);
    setProgress(0);
    try {
      const uploadId = await send(file, signal);
      if (!uploadId) setError(QUARANTINED);
      else if (!(await onSave(document, { uploadId, notify: form.has('notify') })).error) onClose();
    } catch (error) {
      if (!signal.aborted) setError(describeFailure(error));
    }
    setProgress(null);
    setAway(false);
  };
  return (
    <Dialog title={`Versions of ${document.title}`} onClose={onClose}>
      <QueryResult query={query}>{({ document: newest }) => newest && <VersionList document={newest} />}</QueryResult>
      <form className={`${formStyles.form} ${people.found}`} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="New version"
          name="file"
          type="file"
          required
          error={error}
          hint="The previous version stays here. Investors who read it see “Changed since you read it” beside the document."
        />
        <NotifyField />
        {progress === null ? (
          <DialogButtons action="Upload version" busy={false} onCancel={onClose} />
        ) : (
          <>
            <Progress name="the new version" progress={progress} away={isAway} />
            <Button size="small" onClick={() => controller.current?.abort()}>
              Stop
            </Button>
          </>
        )}
      </form>
    </Dialog>
  );
}
