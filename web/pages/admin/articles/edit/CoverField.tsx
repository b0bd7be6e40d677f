import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Optional } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import styles from '#web/pages/admin/pictures/Pictures.module.css';
import { Thumbnail } from '#web/pages/admin/pictures/Thumbnail.tsx';
import { PictureDialog } from './PictureDialog.tsx';

type CoverFieldProps = {
  label: string;
  noun: 'cover' | 'picture';
  /** The path of the cover; empty if there is none. */
  value: string;
  error: string | undefined;
  onChange: (path: string) => void;
};

/** Chooses, changes or removes the picture that shared links show. It is also the cover of an article. */
export function CoverField({ label, noun, value, error, onChange }: CoverFieldProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div role="group" aria-labelledby="cover-label" className={`${formStyles.field} ${styles.cover}`}>
      <span id="cover-label" className={styles.label}>
        {label}
        <Optional />
      </span>
      {value && <Thumbnail path={value} alt={`The ${noun}`} />}
      <div>
        <Button size="small" id="field-cover" onClick={() => setChoosing(true)}>
          {value ? 'Change' : 'Choose'} {noun} …
        </Button>{' '}
        {value && (
          <Button size="small" onClick={() => onChange('')}>
            Remove {noun}
          </Button>
        )}
      </div>
      {error && <p className={formStyles.error}>{error}</p>}
      {choosing && (
        <PictureDialog
          title={`Choose a ${noun}`}
          onChoose={({ path }) => {
            onChange(path);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
