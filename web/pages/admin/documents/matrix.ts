import type { AccessMatrixQuery } from '#graphql/generated/admin.ts';
import { toLastDay } from '#web/ui/lastDay.ts';
import { accessLabels, type AccessValue, describeRights, newRow, type Row, toRow } from './rights.ts';

export type MatrixFolder = AccessMatrixQuery['folders']['nodes'][number];
export type MatrixGroup = AccessMatrixQuery['groups']['nodes'][number];
type Access = NonNullable<MatrixFolder['access']>[number];

/** The right of a group to a folder, set there or inherited. Undefined if it has none, and none is denied there. */
export const findCell = (folder: MatrixFolder, { id }: MatrixGroup): Access | undefined =>
  folder.access?.find(({ group }) => group?.id === id);

const shortLabels = { LIST: 'List', VIEW: 'Read', DOWNLOAD: 'Download' } as const;

/** The cells of a folder's row, in the order of the groups. */
export function listCells({ access }: MatrixFolder, groups: readonly MatrixGroup[]) {
  const byGroup = new Map(access?.map((entry) => [entry.group?.id, entry]));
  return groups.map((group) => {
    const entry = byGroup.get(group.id);
    const right = entry?.rights.at(-1);
    const label = right ? shortLabels[right] : entry ? 'No access' : '–';
    return { group, kind: right ?? (entry ? 'DENIED' : 'NONE'), label, isInherited: Boolean(entry?.inheritedFrom) };
  });
}

/** The folder whose own rule denies access to a group: this one, or the nearest above it. */
function findDenial(folder: MatrixFolder, group: MatrixGroup, folders: readonly MatrixFolder[]): MatrixFolder | null {
  const byId = new Map(folders.map((item) => [item.id, item]));
  for (let at: MatrixFolder | undefined = folder; at; at = byId.get(at.parentId ?? ''))
    if (findCell(at, group)?.rights.length === 0) return at;
  return null;
}

/** Why a group has a right to a folder, or has none: "Board can read 2.1 Leases: inherited from 2 Legal, until 2026-06-30 (UTC)." */
export function describeAccess(folder: MatrixFolder, group: MatrixGroup, folders: readonly MatrixFolder[]): string {
  const place = `${folder.index} ${folder.name}`;
  const entry = findCell(folder, group);
  if (!entry || entry.rights.length === 0) {
    const denial = findDenial(folder, group, folders);
    const reason = denial
      ? `access is denied at ${denial === folder ? 'this folder' : `${denial.index} ${denial.name}`}`
      : 'no right is set here or above';
    return `${group.name} has no access to ${place}: ${reason}.`;
  }
  const { inheritedFrom, endsAt, rights } = entry;
  const source = inheritedFrom ? `inherited from ${inheritedFrom.index} ${inheritedFrom.name}` : 'set here';
  const end = endsAt ? `, until ${toLastDay(endsAt)} (UTC)` : '';
  return `${group.name} on ${place}: ${describeRights(rights)}, ${source}${end}.`;
}

/** The row of the form for a cell. */
export const toCellRow = (entry: Access | undefined, group: MatrixGroup): Row =>
  (entry && toRow(entry)[0]) ?? { ...newRow('group', group), value: '' };

/** The rights to choose from, and those of the folder above if the group has a right of its own. */
export function listChoices(folder: MatrixFolder, group: MatrixGroup, folders: readonly MatrixFolder[]) {
  const choices: [AccessValue, string][] = [
    ['LIST', accessLabels.LIST],
    ['VIEW', accessLabels.VIEW],
    ['DOWNLOAD', accessLabels.DOWNLOAD],
    ['NONE', 'No access'],
  ];
  const entry = findCell(folder, group);
  if (!entry || entry.inheritedFrom) return choices;
  const above = folders.find(({ id }) => id === folder.parentId);
  const rights = (above && findCell(above, group)?.rights) ?? [];
  return [...choices, ['', `As above: ${describeRights(rights).toLowerCase()}`] as [AccessValue, string]];
}
