import { useCombobox } from 'downshift';
import { useFormikContext } from 'formik';
import { useLinkTargetsQuery } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import formStyles from '#web/forms/Form.module.css';
import { useAfterPause } from '#web/runtime/useAfterPause.ts';
import { getSearch, type LinkTarget, listTargets } from './linkTargets.ts';
import styles from './LinkTargetField.module.css';
import { useFocusOnError } from '#web/forms/FormFields.tsx';

/** The server searches this long after the last key press, in milliseconds. */
const DELAY_MS = 150;
const NAMES = ['href'];
const ID = 'field-href';

/** The target of a link: a typed URL, or an article, a case study or a page that typed words find. */
export function LinkTargetField({ onChoose }: { onChoose: (target: LinkTarget) => void }) {
  const { values, errors, setFieldValue, setErrors } = useFormikContext<{ href: string }>();
  useFocusOnError(NAMES);
  const { href } = values;
  const change = (value: string) => {
    setErrors({});
    void setFieldValue('href', value, false);
  };
  const { items, status } = useTargets(href);
  const { isOpen, getInputProps, getLabelProps, getMenuProps, getItemProps, highlightedIndex } =
    useCombobox<LinkTarget>({
      id: ID,
      inputId: ID,
      items,
      inputValue: href,
      selectedItem: null,
      itemToString: (target) => target?.path ?? '',
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    });
  const isShown = isOpen && items.length > 0;
  return (
    <div className={formStyles.field}>
      <label {...getLabelProps()} htmlFor={ID}>
        Link target
      </label>
      <p id={`${ID}-hint`} className={formStyles.hint}>
        Type words to find an article, a case study or a page, or a full URL that starts with https://.
      </p>
      <div className={styles.box}>
        <input
          {...getInputProps({
            // At once: the events of downshift come after the next render, and fast typing would lose letters.
            onChange: ({ currentTarget }) => change(currentTarget.value),
            onKeyDown: ({ key, nativeEvent }) => {
              // downshift would empty the field at Escape, and keep Enter from setting the link.
              const isOurs = (key === 'Escape' && !isShown) || (key === 'Enter' && !(isShown && highlightedIndex >= 0));
              if (isOurs) Object.assign(nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          name="href"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={Boolean(errors.href)}
          aria-describedby={`${ID}-hint${errors.href ? ` ${ID}-error` : ''}`}
        />
        <ul {...getMenuProps({ 'aria-label': 'Found targets' })} className={styles.list} hidden={!isShown}>
          {isShown &&
            items.map((target, index) => (
              <li
                key={target.path}
                {...getItemProps({ item: target, index })}
                data-highlighted={index === highlightedIndex || undefined}
              >
                <span dir="auto">{target.title}</span> <span>{target.kind}</span>
              </li>
            ))}
        </ul>
      </div>
      <p role="status" className={formStyles.hint}>
        {isOpen && status}
      </p>
      {errors.href && (
        <p id={`${ID}-error`} className={formStyles.error}>
          {errors.href}
        </p>
      )}
    </div>
  );
}

/** What the typed words find. The last results stay until the next ones arrive. */
function useTargets(href: string): { items: LinkTarget[]; status: string } {
  const query = getSearch(href).slice(0, text.searchQuery);
  const search = useAfterPause(query, DELAY_MS);
  const { data, previousData, error } = useLinkTargetsQuery({
    variables: { search },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  });
  const items = listTargets(query, data ?? previousData);
  const isSearching = query !== '' && !error && (search !== query || !data);
  return { items, status: query === '' ? '' : getStatus(items.length, isSearching, Boolean(error)) };
}

function getStatus(count: number, isSearching: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'The search failed. A URL still works.';
  if (isSearching) return 'Searching …';
  return count === 0 ? 'Nothing matches. Try another word.' : '';
}
