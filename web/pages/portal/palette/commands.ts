import type { PaletteResultsQuery } from '../../../../graphql/generated/palette.ts';
import { chooseTheme } from '../../../design/theme.ts';
import { paths } from '../../../paths.ts';
import { listPages } from '../../../portal/shell/navigation.ts';
import type { IconName } from '../../../portal/shell/NavIcon.tsx';
import { foldText } from '../../../runtime/foldText.ts';

export interface Command {
  id: string;
  group: string;
  label: string;
  /** Shown beside the label: the section of a page, the company of a person. */
  hint?: string;
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
export function listCommands(canAdminister: boolean, { open, signOut, showShortcuts }: CommandActions): Command[] {
  const pages = listPages(canAdminister).map(({ to, label, section, icon, isDocument }): Command => ({
    id: to,
    group: 'Pages',
    label,
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
    ...(canAdminister ? [createAction('Write article', 'page', () => open(paths.adminArticleNew))] : []),
    createAction('Ask a question about the product', 'question', () => open(paths.chat)),
    createAction('Use light theme', 'home', () => chooseTheme('paper')),
    createAction('Use dark theme', 'home', () => chooseTheme('blueprint')),
    createAction('Use system theme', 'home', () => chooseTheme('system')),
    createAction('Show keyboard shortcuts', 'list', showShortcuts),
    createAction('Sign out', 'person', signOut),
  ];
}

/** The commands whose label or hint contains every word, those that begin with the text first. */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const query = foldText(text.trim());
  const words = query.split(/\s+/);
  const matching = commands.filter(({ label, hint }) => {
    const text = foldText(`${label} ${hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const startsWithQuery = ({ label }: Command) => foldText(label).startsWith(query);
  return [...matching.filter(startsWithQuery), ...matching.filter((command) => !startsWithQuery(command))];
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
    ...(users?.nodes ?? []).map(({ id, name, username, company, status }): Command => ({
      id,
      group: 'People',
      label: name,
      hint: [company, getStatusLabel(status)].filter(Boolean).join(', '),
      icon: 'person',
      run: () => open(`${paths.investorAdmin}?${new URLSearchParams({ status: 'ALL', search: username })}`),
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
      .filter(({ id }) => !manageable.has(id))
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
