import { neededToPublish } from '#graphql/case-study-validation.ts';
import { text } from '#graphql/limits.ts';
import { CheckField } from '#web/forms/CheckField.tsx';
import { Field } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import { SelectField } from '#web/forms/SelectField.tsx';
import { paths } from '#web/paths.ts';
import { type Industry, industries } from '#web/site/industries.ts';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import styles from '#web/pages/admin/articles/edit/ArticleEditor.module.css';
import { CoverField } from '#web/pages/admin/articles/edit/CoverField.tsx';
import { SearchFields } from '#web/pages/admin/articles/edit/SearchFields.tsx';
import { Snippet } from '#web/pages/admin/articles/edit/Snippet.tsx';
import { caseStudyLabels } from './caseStudyEditing.ts';
import { FactFields } from './FactFields.tsx';
import type { CaseStudyEditor } from './useCaseStudyEditor.ts';

const options = Object.entries(industries).map(([industry, { name }]) => [industry, name] as const);

/** What a case study has beside its title and its text. */
export function CaseStudySettings({ editor }: { editor: CaseStudyEditor }) {
  const { saved, values, errors, busy, set, unpublish } = editor;
  const paragraph = (name: 'summary' | 'setting' | 'problem', hint: string) => (
    <Field
      name={name}
      label={caseStudyLabels[name]}
      hint={hint}
      value={values[name]}
      error={errors[name]}
      isNeededToPublish={neededToPublish.includes(name)}
      multiline
      dir="auto"
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
  return (
    <section aria-label="Settings" className={`${formStyles.form} ${styles.settings}`}>
      {saved?.viewerCan.unpublish && (
        <div className={styles.publication}>
          <div className={styles.buttons}>
            <ConfirmButton
              size="small"
              disabled={busy}
              sure="Unpublish this case study? Readers lose access immediately."
              onConfirm={() => void unpublish()}
            >
              Unpublish
            </ConfirmButton>
          </div>
        </div>
      )}
      <SelectField
        name="industry"
        label={caseStudyLabels.industry}
        options={values.industry ? options : [['', 'Not chosen'], ...options]}
        value={values.industry}
        error={errors.industry}
        isNeededToPublish={neededToPublish.includes('industry')}
        onChange={({ currentTarget }) => set({ industry: currentTarget.value as Industry })}
      />
      <CheckField
        name="isIllustrative"
        label={caseStudyLabels.isIllustrative}
        checked={values.isIllustrative}
        onChange={({ currentTarget }) => set({ isIllustrative: currentTarget.checked })}
      />
      {paragraph(
        'summary',
        `One or two sentences for lists and search engines: ${values.summary.length} of ${text.summary} characters.`,
      )}
      {paragraph('setting', `The place and the people: ${values.setting.length} of ${text.paragraph} characters.`)}
      {paragraph('problem', `The initial situation: ${values.problem.length} of ${text.paragraph} characters.`)}
      <FactFields value={values.facts} error={errors.facts} onChange={(facts) => set({ facts })} />
      <CoverField
        label={caseStudyLabels.cover}
        noun="picture"
        value={values.cover}
        error={errors.cover}
        onChange={(cover) => set({ cover })}
      />
      <SearchFields texts={values} errors={errors} onChange={set} />
      <Snippet texts={values} path={paths.caseStudy(saved?.id ?? 'id')} noun="picture" />
    </section>
  );
}
