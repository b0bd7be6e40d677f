import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  type AccountStatus,
  useCreateGroupMutation,
  useInviteUsersMutation,
  useKnownEmailsLazyQuery,
} from '#graphql/generated/admin.ts';
import { invitationsAtMost } from '#graphql/limits.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { listFieldErrors } from '#web/runtime/failure.ts';
import {
  type Group,
  type InvitedRow,
  matchGroups,
  readInvitationRows,
  readUnusedColumns,
  readWrittenRows,
  writeInvitationRows,
} from './invitationRows.ts';

/** A row with what prevents its invitation. Null if nothing does. */
export interface ReviewedRow extends InvitedRow {
  problem: string | null;
  /** The account that has the email address. */
  accountId: string | null;
}

const accountTexts: Record<AccountStatus, string> = {
  INVITED: 'Invited already',
  PENDING: 'Has a request that waits',
  APPROVED: 'Has an account',
  REJECTED: 'Has a rejected request',
  SUSPENDED: 'Has a suspended account',
};

/** The wait after the last key, so that a list that is typed is not checked at each of them. */
const PAUSE_MS = 300;

/**
 * A pasted list of people: its rows, what is wrong with each, and their corrections. A correction moves the rows from the
 * box to a list of their own: the box is empty again, and what is typed there next is added.
 */
export function useInvitationList(groups: readonly Group[]) {
  const [text, setText] = useState('');
  const [corrected, setCorrected] = useState<readonly ReviewedRow[]>([]);
  const [isReading, setReading] = useState(false);
  const review = useReviewRows();
  const { rows, shown, show } = useShownRows();
  const newest = useRef('');
  useEffect(
    () =>
      afterPause(
        () => readRows({ text, corrected, groups }, shown.current).then(review),
        (reviewed) => {
          show({ text, rows: reviewed });
          setReading(false);
        },
      ),
    // The rows are read again when the groups change, not at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [text, corrected, groups],
  );
  const changeText = (next: string) => {
    newest.current = next;
    setReading(true);
    setText(next);
  };
  /** Begins again with corrected rows, and with the text of the box. */
  const begin = (rows: readonly ReviewedRow[], next: string) => {
    show({ text: '', rows });
    setCorrected(rows);
    changeText(next);
  };
  const correct: CorrectRows = (change) => {
    // A text that is not read yet has other rows.
    if (newest.current !== shown.current.text) return;
    const { rows: former } = shown.current;
    const next = change(former);
    if (writeInvitationRows(next, groups) === writeInvitationRows(former, groups))
      show({ text: newest.current, rows: next });
    else begin(next, '');
  };
  return { text, changeText, rows, correct, isReading, corrected: writeInvitationRows(corrected, groups), begin };
}

/** The corrected rows of a kept list, before they are reviewed again. */
export const readKeptRows = (written: string, groups: readonly Group[]): ReviewedRow[] =>
  readWrittenRows(written, groups).map((row) => ({ ...row, problem: null, accountId: null }));

/** Reads after a pause. Returns a function that ends it: what was read before is then not taken any more. */
function afterPause<Result>(read: () => Promise<Result>, take: (result: Result) => void): () => void {
  let isNewest = true;
  const timer = setTimeout(() => void read().then((result) => isNewest && take(result)), PAUSE_MS);
  return () => {
    isNewest = false;
    clearTimeout(timer);
  };
}

/** The columns of a list that say nothing about people as they are. */
export function useUnusedColumns(text: string) {
  const [columns, setColumns] = useState<Awaited<ReturnType<typeof readUnusedColumns>>>({ unused: [], lacks: [] });
  useEffect(() => afterPause(() => readUnusedColumns(text), setColumns), [text]);
  return columns;
}

/** Null removes the row. */
export type RowChange = (row: ReviewedRow) => ReviewedRow | null;

/** Corrects one row. It can be sent again, whatever the server said of it before. */
export const changeRow =
  (id: string, change: RowChange) =>
  (rows: readonly ReviewedRow[]): ReviewedRow[] =>
    rows.flatMap((row) => (row.id === id ? (change({ ...row, refusal: null }) ?? []) : row));

interface ShownRows {
  /** The text of the box that the rows include. */
  text: string;
  rows: readonly ReviewedRow[];
}

function useShownRows() {
  const [rows, setRows] = useState<readonly ReviewedRow[]>([]);
  const shown = useRef<ShownRows>({ text: '', rows: [] });
  const show = (next: ShownRows) => {
    shown.current = next;
    setRows(next.rows);
  };
  return { rows, shown, show };
}

interface ListParts {
  text: string;
  corrected: readonly ReviewedRow[];
  groups: readonly Group[];
}

/**
 * The corrected rows and those of the text. Rows that are shown, which can be corrected, stay the same when only the
 * groups changed.
 */
async function readRows({ text, corrected, groups }: ListParts, shown: ShownRows): Promise<readonly InvitedRow[]> {
  if (shown.text === text) return shown.rows.map((row) => matchGroups(row, groups));
  const added = await readInvitationRows(text, groups);
  const last = Math.max(0, ...corrected.map(({ id }) => Number(id.slice('row-'.length))));
  return [
    ...corrected.map((row) => matchGroups(row, groups)),
    ...added.map((row, index) => ({ ...row, id: `row-${last + index + 1}` })),
  ];
}

type CorrectRows = (change: (before: readonly ReviewedRow[]) => readonly ReviewedRow[]) => void;

/** Finds the problem of each row: an error, an address that is listed twice, or an account that has it. */
function useReviewRows() {
  const [readKnownEmails] = useKnownEmailsLazyQuery({ fetchPolicy: 'network-only' });
  return async (rows: readonly InvitedRow[]): Promise<ReviewedRow[]> => {
    const { invitedPerson } = await import('#graphql/invitation-validation.ts');
    const accounts = new Map<string, { id: string; status: AccountStatus }>();
    const emails = [...new Set(rows.map(({ email }) => email.toLowerCase()).filter((email) => email.includes('@')))];
    for (const part of split(emails)) {
      // Without an answer the rows are shown all the same: the server compares them again when they are sent.
      const answer = await readKnownEmails({ variables: { filter: { emails: part } } }).catch(() => null);
      for (const user of answer?.data?.users.nodes ?? []) accounts.set(user.email.toLowerCase(), user);
    }
    const seen = new Set<string>();
    return rows.map((row) => {
      const key = row.email.toLowerCase();
      const { name, company, email } = row;
      const error = invitedPerson.safeParse({ name, company, email }).error?.issues[0]?.message;
      const account = accounts.get(key);
      const isTwice = seen.has(key);
      seen.add(key);
      const problem =
        error ??
        (isTwice ? 'Listed twice' : null) ??
        (account ? accountTexts[account.status] : null) ??
        (row.unknownGroups.length > 0 ? `No group is called ${row.unknownGroups.join(', ')}` : null) ??
        row.refusal;
      return { ...row, problem, accountId: account?.id ?? null };
    });
  };
}

const split = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / invitationsAtMost) }, (_, index) =>
    items.slice(index * invitationsAtMost, (index + 1) * invitationsAtMost),
  );

const refuse = (row: ReviewedRow, refusal: string | null): ReviewedRow => ({
  ...row,
  refusal,
  problem: row.problem ?? refusal,
});

/** Sends the invitations of all rows without a problem, a hundred at a time. Sent rows leave the list. */
export function useSendInvitations(correct: CorrectRows) {
  const [inviteUsers] = useInviteUsersMutation({ refetchQueries: ['People'] });
  const withToast = useActionToast();
  const [sentCount, setSentCount] = useState<number | null>(null);
  const sendPart = async (part: ReviewedRow[], input: { groupIds: string[]; message: string }) => {
    const people = part.map(({ name, company, email, groupIds }) => ({
      name,
      company,
      email,
      groupIds: [...groupIds],
    }));
    try {
      await inviteUsers({ variables: { input: { ...input, message: input.message.trim() || null, people } } });
    } catch (error) {
      const problems = new Map(
        listFieldErrors(error).map(({ path, message }) => [part[Number(path[2])]?.id, message] as const),
      );
      correct((rows) => rows.map((row) => refuse(row, problems.get(row.id) ?? row.refusal)));
      throw error;
    }
    const ids = new Set(part.map(({ id }) => id));
    correct((rows) => rows.filter(({ id }) => !ids.has(id)));
  };
  /** True if all were sent. */
  const send = async (rows: readonly ReviewedRow[], input: { groupIds: string[]; message: string }) => {
    setSentCount(0);
    const sendAll = async () => {
      for (const [index, part] of split(rows).entries()) {
        await sendPart(part, input);
        setSentCount(Math.min((index + 1) * invitationsAtMost, rows.length));
      }
    };
    const done = `${formatCount(rows.length, 'person', 'people')} invited`;
    const { error } = await withToast(sendAll, { done, failed: 'Not everyone was invited' });
    setSentCount(null);
    return !error;
  };
  return { send, sentCount };
}

/** Creates groups with these names. Resolves when the list of groups has them. */
export function useCreateGroups() {
  const client = useApolloClient();
  const [createGroup] = useCreateGroupMutation();
  const withToast = useActionToast();
  const [isCreating, setCreating] = useState(false);
  const createAll = async (names: readonly string[]) => {
    const errors: unknown[] = [];
    for (const name of names)
      await createGroup({ variables: { input: { name } } }).catch((error: unknown) => errors.push(error));
    // Also after an error: another administrator may have created a group of this name.
    await client.refetchQueries({ include: ['GroupChoices'] });
    if (errors.length > 0) throw errors[0];
  };
  const create = async (names: readonly string[]) => {
    setCreating(true);
    const done = `${formatCount(names.length, 'group')} created`;
    await withToast(() => createAll(names), { done, failed: 'Not every group was created' });
    setCreating(false);
  };
  return { create, isCreating };
}
