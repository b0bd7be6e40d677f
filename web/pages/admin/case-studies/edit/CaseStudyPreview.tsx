import { FactList } from '#web/ui/FactList.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { PreviewFrame } from '#web/pages/admin/articles/edit/Preview.tsx';
import { type CaseStudyValues, toInput } from './caseStudyEditing.ts';
import styles from './CaseStudyEditor.module.css';
import { IllustrativeMark } from '#web/site/HatchedMark.tsx';

/** The parts of a case study in the order in which readers see them. */
export const CaseStudyPreview = ({ values }: { values: CaseStudyValues }) => {
  const { title, summary, isIllustrative, setting, problem, body } = values;
  const facts = toInput(values).facts ?? [];
  return (
    <PreviewFrame noun="case study" body={body}>
      {(preview) => (
        <article className={styles.preview}>
          <h2 dir="auto">{title || 'Title'}</h2>
          {summary && <p dir="auto">{summary}</p>}
          {isIllustrative && <IllustrativeMark />}
          {facts.length > 0 && (
            <FactList label="Facts" facts={facts.map(({ label, value }) => [label, value] as const)} />
          )}
          <Before title="The setting" text={setting} />
          <Before title="The problem" text={problem} />
          <RichText tree={preview?.bodyTree ?? []} />
        </article>
      )}
    </PreviewFrame>
  );
};

const Before = ({ title, text }: { title: string; text: string }) =>
  text && (
    <div>
      <h3 className="label">{title}</h3>
      <p dir="auto">{text}</p>
    </div>
  );
