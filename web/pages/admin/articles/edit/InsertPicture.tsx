import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import styles from '../../pictures/Pictures.module.css';
import { toMarkdown } from '../../pictures/pictureWords.ts';
import type { Chosen } from '../../pictures/uploading.ts';
import { PictureDialog } from './PictureDialog.tsx';

type InsertPictureProps = {
  body: string;
  /** Id of the text field. The picture is inserted at its cursor. */
  field: string;
  onChange: (body: string) => void;
};

/** Inserts a picture at the cursor, as a separate paragraph. */
export function InsertPicture({ body, field, onChange }: InsertPictureProps) {
  const [place, setPlace] = useState<number | null>(null);
  const open = () => {
    const area = document.getElementById(field);
    setPlace(area instanceof HTMLTextAreaElement ? area.selectionEnd : body.length);
  };
  const insert = (picture: Chosen) => {
    onChange(withParagraph(body, place ?? body.length, toMarkdown(picture)));
    setPlace(null);
  };
  return (
    <>
      <p className={styles.insert}>
        <Button size="small" onClick={open}>
          Insert picture …
        </Button>
      </p>
      {place !== null && <PictureDialog title="Insert a picture" onChoose={insert} onClose={() => setPlace(null)} />}
    </>
  );
}

/** The new paragraph is separated by a blank line on both sides. */
export function withParagraph(body: string, place: number, paragraph: string): string {
  const before = body.slice(0, place).trimEnd();
  const after = body.slice(place).trimStart();
  return [before, paragraph, after].filter(Boolean).join('\n\n');
}
