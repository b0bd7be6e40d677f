import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import formStyles from '../../../../forms/Form.module.css';
import styles from '../../pictures/Pictures.module.css';
import { Thumbnail } from '../../pictures/Thumbnail.tsx';
import { PictureDialog } from './PictureDialog.tsx';

type CoverFieldProps = {
  /** The path of the cover; empty if there is none. */
  value: string;
  error: string | undefined;
  onChange: (path: string) => void;
};

/** Chooses, changes or removes the cover picture, which is also the social preview image. */
export function CoverField({ value, error, onChange }: CoverFieldProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div role="group" aria-labelledby="cover-label" className={`${formStyles.field} ${styles.cover}`}>
      <span id="cover-label" className={styles.label}>
        Cover<span className={formStyles.optional}> (optional)</span>
      </span>
      {value && <Thumbnail path={value} alt="The cover" />}
      <div>
        <Button size="small" id="field-cover" onClick={() => setChoosing(true)}>
          {value ? 'Change cover …' : 'Choose cover …'}
        </Button>
        {value && (
          <Button size="small" onClick={() => onChange('')}>
            Remove cover
          </Button>
        )}
      </div>
      {error && <p className={formStyles.error}>{error}</p>}
      {choosing && (
        <PictureDialog
          title="Choose a cover"
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
