import type { MouseEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Optional } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import { articleLabels } from '#graphql/article-fields.ts';
import styles from './ArticleEditor.module.css';
import { countWords } from './editing.ts';
import { PastedPicturesDialog } from './PastedPicturesDialog.tsx';
import { usePastedPictures } from './usePastedPictures.ts';
import type { PendingText } from './useForm.ts';
import { useWritingMode } from './useWritingMode.ts';
import type { Refusal } from './visual/toDoc.ts';
import { MarkdownText } from './writing/MarkdownText.tsx';
import { useTextHistory } from './writing/TextHistory.ts';

const ID = 'field-body';

/** A person who switches the mode types on in the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const loadConverter = async () => (await import('./visual/pasted.markdown.ts')).convertPasted;

type BodyFieldProps = {
  value: string;
  error?: string | undefined;
  locked: boolean;
  isNeededToPublish?: boolean;
  /** Passes on typed characters that visual mode has not passed on yet. Null in Markdown mode. */
  pending: PendingText;
  onChange: (body: string) => void;
};

/** The article's text, edited as Markdown or visually. It is stored as Markdown. */
export function BodyField({ value, error, locked, isNeededToPublish = false, pending, onChange }: BodyFieldProps) {
  const { request, ...pictures } = usePastedPictures();
  const history = useTextHistory(value, onChange);
  const { visual, wasWriting, loadStatus, refusals, open, close } = useWritingMode(ID, value);
  const wordCount = `${countWords(value)} words.`;
  const textProps = {
    id: ID,
    value,
    locked,
    history,
    takesKeyboard: wasWriting,
    describedBy: `${ID}-hint${error ? ` ${ID}-error` : ''}`,
    onChange,
  };
  return (
    <div className={styles.body}>
      <div role="status">
        {loadStatus === 'opening' && <p className={formStyles.hint}>Opening visual mode …</p>}
        {loadStatus === 'failed' && (
          <p className={formStyles.error}>Visual mode could not be loaded. Try again in a moment.</p>
        )}
        {refusals.length > 0 && <UnsupportedParts refusals={refusals} />}
      </div>
      <div className={formStyles.field}>
        <Label isVisual={Boolean(visual)} isNeededToPublish={isNeededToPublish} />
        <div className={styles.widths}>
          <p id={`${ID}-hint`} className={formStyles.hint}>
            {visual ? (
              <>
                {wordCount} Type / to insert a block.
                <span className="visually-hidden"> Press Alt+F10 for the toolbar.</span>
              </>
            ) : (
              `Markdown, ${wordCount}`
            )}
          </p>
          <div role="group" aria-label="Editor mode" className={styles.buttons}>
            <Button size="small" aria-pressed={Boolean(visual)} onMouseDown={keepFocus} onClick={open}>
              Visual
            </Button>{' '}
            <Button size="small" aria-pressed={!visual} onMouseDown={keepFocus} onClick={() => close()}>
              Markdown
            </Button>
          </div>
        </div>
        {visual ? (
          <visual.VisualText {...textProps} {...pictures} pending={pending} isWrong={Boolean(error)} onRefuse={close} />
        ) : (
          <MarkdownText {...textProps} {...pictures} isWrong={Boolean(error)} loadConverter={loadConverter} />
        )}
        {error && (
          <p id={`${ID}-error`} className={formStyles.error}>
            {error}
          </p>
        )}
      </div>
      {request && <PastedPicturesDialog {...request} />}
    </div>
  );
}

/** The name of the text. Only form controls can have a label element. */
function Label({ isVisual, isNeededToPublish }: { isVisual: boolean; isNeededToPublish: boolean }) {
  const optional = <Optional isNeededToPublish={isNeededToPublish} />;
  return isVisual ? (
    <span id={`${ID}-label`} className="visually-hidden">
      {articleLabels.body}
      {optional}
    </span>
  ) : (
    <label htmlFor={ID} className="visually-hidden">
      {articleLabels.body}
      {optional}
    </label>
  );
}

function UnsupportedParts({ refusals }: { refusals: readonly Refusal[] }) {
  const parts = [...new Set(refusals.map(({ what, line }) => `${what} (line ${line})`))];
  const partList = parts.slice(0, 5).join(', ');
  return (
    <p className={formStyles.message}>
      This text stays in Markdown mode, because visual mode does not support {partList}
      {parts.length > 5 && ` and ${parts.length - 5} more`}. Nothing was changed.
    </p>
  );
}
