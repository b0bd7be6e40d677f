import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../forms/Field.tsx';
import formStyles from '../../../../forms/Form.module.css';
import styles from './ArticleEditor.module.css';
import { labels, countWords } from './editing.ts';
import { InsertPicture } from './InsertPicture.tsx';
import { usePastedPictures, usePicturesIntoMarkdown } from './usePastedPictures.ts';
import { useWritingMode } from './useWritingMode.ts';
import type { Refusal } from './visual/toDoc.ts';

const ID = 'field-body';

type BodyFieldProps = {
  value: string;
  fault?: string | undefined;
  locked: boolean;
  onChange: (body: string) => void;
};

/** The article's text, edited as Markdown or visually. It is stored as Markdown. */
export function BodyField({ value, fault, locked, onChange }: BodyFieldProps) {
  const pictures = usePastedPictures();
  const { visual, standing, refused, open, close } = useWritingMode(value);
  const takePictures = usePicturesIntoMarkdown(value, locked ? null : onChange, pictures.uploadPictures);
  const words = `${countWords(value)} words.`;
  return (
    <div className={styles.body}>
      <div className={styles.widths}>
        <div role="group" aria-label="Editor mode" className={styles.buttons}>
          <Button size="small" aria-pressed={!visual} onClick={() => close()}>
            Markdown
          </Button>
          <Button size="small" aria-pressed={Boolean(visual)} onClick={open}>
            Visual
          </Button>
        </div>
        {!visual && <InsertPicture body={value} field={ID} onChange={onChange} />}
      </div>
      <div role="status">
        {standing === 'opening' && <p className={formStyles.hint}>Opening visual mode …</p>}
        {standing === 'failed' && (
          <p className={formStyles.fault}>Visual mode could not be loaded. Try again in a moment.</p>
        )}
        {refused.length > 0 && <Refused refused={refused} />}
      </div>
      {visual ? (
        <div className={formStyles.field}>
          <span id={`${ID}-label`} className={formStyles.name}>
            {labels.body}
            <span className={formStyles.optional}> (optional)</span>
          </span>
          <p id={`${ID}-hint`} className={formStyles.hint}>
            Stored as Markdown, {words} Press Alt+F10 for the toolbar.
          </p>
          <visual.VisualText
            id={ID}
            value={value}
            locked={locked}
            takesKeyboard={visual.wasWriting}
            isWrong={Boolean(fault)}
            describedBy={`${ID}-hint${fault ? ` ${ID}-fault` : ''}`}
            onChange={onChange}
            onRefuse={close}
            {...pictures}
          />
          {fault && (
            <p id={`${ID}-fault`} className={formStyles.fault}>
              {fault}
            </p>
          )}
        </div>
      ) : (
        <>
          <Field
            name="body"
            label={labels.body}
            value={value}
            fault={fault}
            readOnly={locked}
            multiline
            rows={24}
            hint={`Markdown, ${words}`}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onPaste={(event) => void takePictures(event, event.clipboardData)}
            onDrop={(event) => void takePictures(event, event.dataTransfer)}
          />
        </>
      )}
    </div>
  );
}

function Refused({ refused }: { refused: readonly Refusal[] }) {
  const parts = [...new Set(refused.map(({ what, line }) => `${what} (line ${line})`))];
  const shown = parts.slice(0, 5).join(', ');
  return (
    <p className={formStyles.message}>
      This text stays in Markdown mode, because visual mode does not support {shown}
      {parts.length > 5 && ` and ${parts.length - 5} more`}. Nothing was changed.
    </p>
  );
}
