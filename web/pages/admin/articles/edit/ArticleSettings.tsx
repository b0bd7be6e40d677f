import { Fragment, type ReactNode } from 'react';
import { type ArticleField, articleLabels, CHECKED, neededToPublish } from '#graphql/article-fields.ts';
import { text } from '#graphql/limits.ts';
import type { SeoFields } from '#graphql/seo-fields.ts';
import { Field } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import { SelectField } from '#web/forms/SelectField.tsx';
import styles from './ArticleEditor.module.css';
import { CoverField } from './CoverField.tsx';
import type { Authors, Categories } from './editing.ts';
import { PreviewLinks } from './PreviewLinks.tsx';
import { PublicationSection } from './PublishingBar.tsx';
import { SearchFields } from './SearchFields.tsx';
import { getShownPath, Snippet } from './Snippet.tsx';
import type { Editor } from './useEditor.ts';

const getFieldProps = ({ values, errors, locked, set }: Editor, name: ArticleField) => ({
  name,
  label: articleLabels[name],
  value: values[name],
  error: errors[name],
  readOnly: locked,
  isNeededToPublish: neededToPublish.includes(name),
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
});

type Settings = Record<Exclude<ArticleField, 'title' | 'body' | keyof SeoFields>, ReactNode>;
type ArticleSettingsProps = { editor: Editor; categories: Categories; authors: Authors };

/** What an article has beside its title and its text. */
export function ArticleSettings({ editor, categories, authors }: ArticleSettingsProps) {
  const { values, errors, set } = editor;
  const settings: Settings = {
    summary: (
      <Field
        {...getFieldProps(editor, 'summary')}
        multiline
        dir="auto"
        hint={`One or two sentences for lists and search engines: ${values.summary.length} of ${text.summary} characters.`}
      />
    ),
    categoryId: (
      <SelectField
        label={articleLabels.categoryId}
        name="categoryId"
        options={[['', 'None'], ...categories.map(({ id, name }) => [id, name] as const)]}
        value={values.categoryId}
        disabled={editor.locked}
        onChange={({ currentTarget }) => set({ categoryId: currentTarget.value })}
      />
    ),
    authorName: <AuthorField editor={editor} authors={authors} />,
    reviewedOn: (
      <Field
        {...getFieldProps(editor, 'reviewedOn')}
        type="date"
        hint="The day on which a person last checked that the text is still true. Readers see it."
      />
    ),
    cover: (
      <CoverField
        label={articleLabels.cover}
        noun="cover"
        value={values.cover}
        error={errors.cover}
        onChange={(cover) => set({ cover })}
      />
    ),
    slug: (
      <Field
        {...getFieldProps(editor, 'slug')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Lowercase letters, digits and hyphens. If empty, it is made from the title. Links to a previous URL of a published article redirect to the new one."
      />
    ),
  };
  return (
    <section aria-label="Settings" className={`${formStyles.form} ${styles.settings}`}>
      <PublicationSection editor={editor} />
      <PreviewLinks editor={editor} />
      {Object.entries(settings).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
      <SearchSettings editor={editor} />
    </section>
  );
}

/** Suggests the names that articles have already. */
function AuthorField({ editor, authors }: Omit<ArticleSettingsProps, 'categories'>) {
  return (
    <>
      <Field
        {...getFieldProps(editor, 'authorName')}
        list="authors"
        autoComplete="off"
        dir="auto"
        hint={`A person or a department, as readers see it. If empty, ${editor.saved ? 'the name stays as it was' : 'it is your name'}.`}
      />
      <datalist id="authors">
        {authors.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

function SearchSettings({ editor }: { editor: Editor }) {
  const { values, errors, saved, locked, set } = editor;
  const isNoindex = values.isNoindex === CHECKED;
  return (
    <>
      <SearchFields
        texts={{ ...values, isNoindex }}
        errors={errors}
        locked={locked}
        onChange={({ isNoindex: checked, ...texts }) =>
          set({ ...texts, ...(checked !== undefined && { isNoindex: checked ? CHECKED : '' }) })
        }
      />
      <Snippet texts={{ ...values, isNoindex }} path={getShownPath(values, saved)} noun="cover" />
    </>
  );
}
