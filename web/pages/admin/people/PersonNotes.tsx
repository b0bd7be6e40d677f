import { type FormEvent, use, useEffect, useState } from 'react';
import {
  type PersonDetailsQuery,
  useAddUserNoteMutation,
  useDeleteUserNoteMutation,
} from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { Field } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import { useLocation } from 'react-router-dom';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { deleteTypedText, readTypedText, storeTypedText, TypedByContext } from '#web/forms/typed-text.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useActionToast, useSend } from '#web/ui/useActionToast.ts';
import styles from '../shared/Admin.module.css';

type Person = Extract<PersonDetailsQuery['node'], { record: unknown }>;
type PersonNotesProps = { id: string; notes: NonNullable<Person['record']>['notes']; onChanged: () => void };

/** Internal notes of administrators about a person. */
export function PersonNotes({ id, notes, onChanged }: PersonNotesProps) {
  const withToast = useActionToast();
  const [addNote, { loading }] = useAddUserNoteMutation();
  const deleteNote = useSend(useDeleteUserNoteMutation);
  const [body, setBody] = useKeptText('note');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await withToast(() => addNote({ variables: { input: { id, body } } }), report('Note', 'added'));
    if (error) return;
    setBody('');
    onChanged();
  };
  const remove = async (noteId: string) => {
    const { error } = await deleteNote({ id: noteId }, report('Note', 'deleted'));
    if (!error) onChanged();
  };
  return (
    <>
      <form className={formStyles.form} onSubmit={(event) => void add(event)}>
        <Field
          name="note"
          label="New note"
          required
          multiline
          rows={2}
          maxLength={text.reason}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        <p>
          <Button type="submit" size="small" disabled={loading || body.trim() === ''}>
            Add note
          </Button>
        </p>
      </form>
      {notes.length > 0 && (
        <ol className={styles.history}>
          {notes.map((note) => (
            <li key={note.id}>
              <span className={styles.words} dir="auto">
                {note.body}
              </span>{' '}
              <span>
                {note.writtenBy?.name ?? 'A deleted account'}, <Moment at={note.createdAt} />{' '}
                <ConfirmButton size="small" sure="Delete this note?" onConfirm={() => void remove(note.id)}>
                  Delete
                </ConfirmButton>
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/**
 * The text of a field outside of a `Form`. It is kept in this tab until it is empty: a person who opens another page and
 * comes back finds it.
 */
function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const key = [use(TypedByContext), useLocation().pathname, name].join('|');
  const hydrating = useHydrating();
  const [text, setText] = useState<string | null>(null);
  const kept = hydrating ? undefined : readTypedText(key)?.['text'];
  useEffect(() => {
    if (text) storeTypedText(key, { text });
    else if (text !== null) deleteTypedText(key);
  }, [key, text]);
  return [text ?? (typeof kept === 'string' ? kept : ''), setText];
}
