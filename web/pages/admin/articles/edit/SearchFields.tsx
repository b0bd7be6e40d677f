import { CHECKED } from '#graphql/article-fields.ts';
import { text } from '#graphql/limits.ts';
import { seoLabels } from '#graphql/seo-fields.ts';
import { CheckField } from '#web/forms/CheckField.tsx';
import { Field } from '#web/forms/Field.tsx';

/** What an editor has typed for search engines. */
export interface SearchTexts {
  seoTitle: string;
  seoDescription: string;
  isNoindex: boolean;
}

type SearchFieldsProps = {
  texts: SearchTexts;
  errors: Partial<Record<keyof SearchTexts, string>>;
  locked?: boolean;
  onChange: (changes: Partial<SearchTexts>) => void;
};

/** The title and the description for search engines, and whether they may list the page. */
export function SearchFields({ texts, errors, locked = false, onChange }: SearchFieldsProps) {
  const getProps = (name: 'seoTitle' | 'seoDescription', instead: string) => ({
    name,
    label: seoLabels[name],
    hint: `${texts[name].length} of ${text[name]} characters. If empty, ${instead} is used.`,
    value: texts[name],
    error: errors[name],
    readOnly: locked,
    dir: 'auto',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <Field {...getProps('seoTitle', 'the title')} autoComplete="off" />
      <Field {...getProps('seoDescription', 'the summary')} multiline rows={3} />
      <CheckField
        name="isNoindex"
        label={seoLabels.isNoindex}
        value={CHECKED}
        checked={texts.isNoindex}
        disabled={locked}
        onChange={({ currentTarget }) => onChange({ isNoindex: currentTarget.checked })}
      />
    </>
  );
}
