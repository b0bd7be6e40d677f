import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePicturesQuery } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import styles from '#web/pages/admin/pictures/Pictures.module.css';
import { Thumbnail } from '#web/pages/admin/pictures/Thumbnail.tsx';
import { UploadForm } from '#web/pages/admin/pictures/UploadForm.tsx';
import type { ChosenPicture } from '#web/pages/admin/pictures/uploading.ts';
import adminStyles from '#web/pages/admin/shared/Admin.module.css';

/** The first page of pictures. Search finds older ones. */
const SHOWN = 24;

type PictureDialogProps = { title: string; onChoose: (picture: ChosenPicture) => void; onClose: () => void };

/** Chooses an existing picture or uploads a new one. */
export function PictureDialog({ title, onChoose, onClose }: PictureDialogProps) {
  // Forms cannot be nested, so the dialog renders in a portal at the end of the page.
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <div className={styles.chooser}>
        <UploadForm one onUploaded={onChoose} />
        <PictureLibrary onChoose={onChoose} />
        <p>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
        </p>
      </div>
    </Dialog>,
    document.body,
  );
}

function PictureLibrary({ onChoose }: { onChoose: (picture: ChosenPicture) => void }) {
  const [search, setSearch] = useState('');
  const variables = { first: SHOWN, filter: { search: search || null } };
  const query = usePicturesQuery({ variables, fetchPolicy: 'network-only' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through the portal to the editor's form.
    event.stopPropagation();
    setSearch(String(new FormData(event.currentTarget).get('words')).trim());
  };
  return (
    <>
      <form role="search" onSubmit={submit} className={adminStyles.search}>
        <label htmlFor="picture-words" className="label">
          Search descriptions and file names
        </label>{' '}
        <span>
          <input id="picture-words" type="search" name="words" maxLength={text.searchQuery} />
          <Button type="submit" size="small">
            Search
          </Button>
        </span>
      </form>
      <QueryResult query={query} keepsFormer>
        {({ pictures: { edges } }) =>
          edges.length > 0 ? (
            <ul className={styles.grid} aria-label="Pictures, newest first">
              {edges.map(({ node: picture }) => (
                <li key={picture.id}>
                  <button type="button" onClick={() => onChoose(picture)}>
                    <Thumbnail path={picture.path} />
                    <span>{picture.alt}</span>
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p role="status">{search ? 'No picture matches.' : 'No pictures yet. Choose one above.'}</p>
          )
        }
      </QueryResult>
    </>
  );
}
