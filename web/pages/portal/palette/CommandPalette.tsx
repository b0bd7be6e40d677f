import { useCombobox } from 'downshift';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePaletteResultsQuery } from '#graphql/generated/palette.ts';
import type { PortalRights } from '#web/portal/shell/navigation.ts';
import { NavIcon } from '#web/portal/shell/NavIcon.tsx';
import styles from './CommandPalette.module.css';
import { isComposing } from '#web/runtime/isComposing.ts';
import { useAfterPause } from '#web/runtime/useAfterPause.ts';
import {
  addHitActions,
  type Command,
  type CommandActions,
  filterCommands,
  listCommands,
  rankCommands,
  toResultCommands,
} from './commands.ts';
import { useModal } from '#web/ui/Dialog.tsx';

/** The server searches this long after the last key press, in milliseconds. */
const DELAY_MS = 150;
/** Commands shown per group of pages and actions while something is typed. */
const MOST_COMMANDS = 8;
const LONGEST_QUERY = 200;

type CommandPaletteProps = {
  rights: PortalRights;
  onSignOut: () => void;
  onShowShortcuts: () => void;
  onClose: () => void;
};

/** Finds pages, documents, articles, people and actions by typing. The arrow keys choose, Enter runs, Escape closes. */
export function CommandPalette({ rights, onSignOut, onShowShortcuts, onClose }: CommandPaletteProps) {
  const dialog = useModal();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const actions: CommandActions = {
    open: (to, isDocument) => (isDocument ? location.assign(to) : void navigate(to)),
    signOut: onSignOut,
    showShortcuts: onShowShortcuts,
  };
  const { results, isSearching, hasFailed } = useResults(text, rights);
  const commands = filterCommands(listCommands(rights, actions), text);
  const found = [...commands, ...(results ? toResultCommands(results, actions.open) : [])];
  const items = text.trim()
    ? addHitActions(limitCommands(rankCommands(found, text)), actions, rights.canAdminister)
    : commands;
  const run = (command: Command | null | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Command>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (command) => command?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => run(selectedItem),
  });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Jump to or run a command"
      closedby="any"
      onCancel={onClose}
    >
      <div className={styles.field}>
        <NavIcon name="search" />
        <input
          {...getInputProps({
            'aria-label': 'Jump to or run a command',
            // At once: the events of downshift come after the next render, and fast typing would lose letters.
            onChange: ({ currentTarget }) => setText(currentTarget.value),
            // downshift prevents the default of Escape, which would close the dialog.
            onKeyDown: ({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && onClose(),
          })}
          type="text"
          maxLength={LONGEST_QUERY}
          placeholder="Page, document, person or action"
          spellCheck={false}
          autoComplete="off"
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <kbd>Esc</kbd> <span className="visually-hidden">Close</span>
        </button>
      </div>
      <ul {...getMenuProps({ 'aria-label': 'Results' })} className={styles.list}>
        {items.map((command, index) => (
          <PaletteItem
            key={`${command.group} ${command.id}`}
            command={command}
            isFirst={command.group !== items[index - 1]?.group}
            isHighlighted={index === highlightedIndex}
            itemProps={getItemProps({ item: command, index })}
          />
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {hasFailed
          ? 'The search failed. Pages and actions still work.'
          : isSearching
            ? 'Searching …'
            : items.length === 0
              ? 'Nothing matches. Try another word.'
              : ''}
      </p>
    </dialog>
  );
}

/** The best of the pages and actions; the server limits what it finds. */
const limitCommands = (ranked: readonly Command[]): Command[] => {
  const best = new Set(ranked.filter(({ group }) => group === 'Pages' || group === 'Actions').slice(0, MOST_COMMANDS));
  return ranked.filter((command) => best.has(command) || (command.group !== 'Pages' && command.group !== 'Actions'));
};

type PaletteItemProps = { command: Command; isFirst: boolean; isHighlighted: boolean; itemProps: object };

function PaletteItem({ command: { group, label, hint, icon }, isFirst, isHighlighted, itemProps }: PaletteItemProps) {
  return (
    <li
      {...itemProps}
      className={styles.item}
      data-highlighted={isHighlighted || undefined}
      data-group={isFirst ? group : undefined}
    >
      <NavIcon name={icon} />
      <span className={styles.label} dir="auto">
        {label}
      </span>{' '}
      {hint && <span className={styles.hint}>{hint}</span>}
    </li>
  );
}

/** The server's search results for a text of two characters or more. The last results stay until the next ones arrive. */
function useResults(text: string, { canAdminister, canEdit = false }: PortalRights) {
  const query = text.trim();
  const search = useAfterPause(query, DELAY_MS);
  const canSearch = query.length > 1;
  const { data, previousData, loading, error } = usePaletteResultsQuery({
    variables: { search, canAdminister, canEdit },
    skip: search.length < 2,
    fetchPolicy: 'cache-and-network',
  });
  return {
    results: canSearch ? (data ?? previousData) : undefined,
    isSearching: canSearch && (loading || search !== query),
    hasFailed: canSearch && Boolean(error),
  };
}
