import type { PaletteResultsQuery } from '#graphql/generated/palette.ts';
import { chooseTheme } from '#web/design/theme.ts';
import { paths } from '#web/paths.ts';
import { listPages, type PortalRights } from '#web/portal/shell/navigation.ts';
import type { IconName } from '#web/portal/shell/NavIcon.tsx';
import { foldText } from '#web/runtime/foldText.ts';

export interface Command {
  id: string;
  group: string;
  label: string;
  /** Shown beside the label: the section of a page, the company of a person. */
  hint?: string;
  synonyms?: string | undefined;
  icon: IconName;
  run: () => void;
}

export interface CommandActions {
  /** Opens a page; `isDocument` loads it from the server. */
  open: (to: string, isDocument?: boolean) => void;
  signOut: () => void;
  showShortcuts: () => void;
}

/** The pages of the navigation and the actions that need no object. */
export function listCommands(rights: PortalRights, { open, signOut, showShortcuts }: CommandActions): Command[] {
  const pages = listPages(rights).map(({ to, label, synonyms, section, icon, isDocument }): Command => ({
    id: to,
    group: 'Pages',
    label,
    synonyms,
    hint: section,
    icon,
    run: () => open(to, isDocument),
  }));
  const createAction = (label: string, icon: IconName, run: () => void): Command => ({
    id: label,
    group: 'Actions',
    label,
    icon,
    run,
  });
  return [
    ...pages,
    ...(rights.canEdit ? [createAction('Write article', 'page', () => open(paths.adminArticleNew))] : []),
    createAction('Ask a question about the product', 'question', () => open(paths.chat)),
    createAction('Use light theme', 'home', () => chooseTheme('paper')),
    createAction('Use dark theme', 'home', () => chooseTheme('blueprint')),
    createAction('Use system theme', 'home', () => chooseTheme('system')),
    createAction('Show keyboard shortcuts', 'list', showShortcuts),
    createAction('Sign out', 'person', signOut),
  ];
}

/** The commands whose label, synonyms or hint contain every word. */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const words = foldText(text.trim()).split(/\s+/);
  return commands.filter(({ label, synonyms = '', hint = '' }) => {
    const text = foldText([label, synonyms, hint].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The order of groups whose best matches are equally good. */
const GROUPS = ['Documents', 'People', 'Pages', 'Actions', 'Edit article', 'Site'];

/**
 * Orders what was found: labels with a word that begins with the text before those that only contain it, and documents
 * and people before commands. Each group stays together.
 */
export function rankCommands(commands: readonly Command[], text: string): Command[] {
  const query = foldText(text.trim());
  const getRank = ({ label }: Command): number => {
    const at = ` ${foldText(label).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return at.startsWith(` ${query}`) ? 0 : at.includes(` ${query}`) ? 1 : at.includes(query) ? 2 : 3;
  };
  const groups = [...new Set(commands.map(({ group }) => group))];
  const ranked = groups.map((group) => {
    const members = commands.filter((command) => command.group === group);
    const sorted = members.toSorted((a, b) => getRank(a) - getRank(b));
    // A label that begins with the text is as good as one with a later word that does.
    return { sorted, best: Math.max(1, getRank(sorted[0]!)), base: GROUPS.indexOf(group) };
  });
  return ranked.toSorted((a, b) => a.best - b.best || a.base - b.base).flatMap(({ sorted }) => sorted);
}

/** What can be done with the best document or person that was found, directly after it. */
export function addHitActions(
  commands: readonly Command[],
  { open }: Pick<CommandActions, 'open'>,
  canAdminister: boolean,
): Command[] {
  const [hit] = commands;
  if (hit?.group !== 'Documents' && !(hit?.group === 'People' && canAdminister)) return [...commands];
  const isDocument = hit.group === 'Documents';
  const createAction = (label: string, icon: IconName, to: string): Command => ({
    id: `${hit.id} ${label}`,
    group: `Actions on ${hit.label}`,
    label,
    icon,
    run: () => open(to),
  });
  const log = `${paths.investorAccessLog}?${new URLSearchParams({ [isDocument ? 'document' : 'person']: hit.id })}`;
  const actions = [
    ...(isDocument ? [createAction('Ask a question', 'question', `${paths.investorDocument(hit.id)}#questions`)] : []),
    ...(canAdminister ? [createAction('Show the access log', 'list', log)] : []),
  ];
  const end = commands.findLastIndex(({ group }) => group === hit.group) + 1;
  return [...commands.slice(0, end), ...actions, ...commands.slice(end)];
}

const getStatusLabel = (status: string) => status.charAt(0) + status.slice(1).toLowerCase();

/** The documents, articles and people that the server found. */
export function toResultCommands(results: PaletteResultsQuery, open: CommandActions['open']): Command[] {
  const { documents, search, articles, users } = results;
  const manageable = new Set(articles?.nodes.map(({ id }) => id));
  return [
    ...documents.nodes.map(({ id, index, title }): Command => ({
      id,
      group: 'Documents',
      label: title,
      hint: index,
      icon: 'document',
      run: () => open(paths.investorDocument(id)),
    })),
    ...(users?.nodes ?? []).map(({ id, name, company, status }): Command => ({
      id,
      group: 'People',
      label: name,
      hint: [company, getStatusLabel(status)].filter(Boolean).join(', '),
      icon: 'person',
      run: () => open(paths.investorPerson(id)),
    })),
    ...(articles?.nodes ?? []).map(({ id, title, status }): Command => ({
      id,
      group: 'Edit article',
      label: title,
      hint: getStatusLabel(status),
      icon: 'page',
      run: () => open(paths.adminArticle(id)),
    })),
    ...search.nodes
      .filter(({ nodeId }) => !manageable.has(nodeId))
      .map(({ path, title, kind }): Command => ({
        id: path,
        group: 'Site',
        label: title,
        hint: kind === 'ARTICLE' ? 'Article' : 'Case study',
        icon: 'page',
        run: () => open(path),
      })),
  ];
}
