import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import styles from '../../pictures/Pictures.module.css';
import { toMarkdown } from '../../pictures/pictureWords.ts';
import type { Chosen } from '../../pictures/uploading.ts';
import { PictureDialog } from './PictureDialog.tsx';

type InsertPictureProps = {
  body: string;
  /** Id of the text's field, whose cursor says where the picture goes. */
  field: string;
  onChange: (body: string) => void;
};

/** Puts a picture into the text where the cursor is, as a paragraph of its own. */
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

/** What stands around the new paragraph keeps an empty line's distance. */
export function withParagraph(body: string, place: number, paragraph: string): string {
  const before = body.slice(0, place).trimEnd();
  const after = body.slice(place).trimStart();
  return [before, paragraph, after].filter(Boolean).join('\n\n');
}
