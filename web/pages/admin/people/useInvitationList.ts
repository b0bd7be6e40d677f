import { useEffect, useState } from 'react';
import {
  type AccountStatus,
  useInviteUsersMutation,
  useKnownEmailsLazyQuery,
} from '../../../../graphql/generated/admin.ts';
import { invitationsAtMost } from '../../../../graphql/limits.ts';
import { useActionToast } from '../../StepUp.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import { listFieldErrors } from '../../../runtime/failure.ts';
import { type Group, type InvitedRow, readInvitationRows } from './invitationRows.ts';

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

/** A pasted list of people: its rows, what is wrong with each, and the invitations. */
export function useInvitationList(groups: readonly Group[]) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly ReviewedRow[]>([]);
  const [isReading, setReading] = useState(false);
  const review = useReviewRows();
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      void readInvitationRows(text, groups)
        .then(review)
        .then((reviewed) => {
          if (!isNewest) return;
          setRows(reviewed);
          setReading(false);
        });
    }, PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
    // The rows are read again when the groups change, not at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text, groups]);
  const changeText = (next: string) => {
    setReading(true);
    setText(next);
  };
  const changeRow = (id: string, change: (row: ReviewedRow) => ReviewedRow | null) =>
    setRows((before) => before.flatMap((row) => (row.id === id ? (change(row) ?? []) : row)));
  return { text, changeText, rows, setRows, changeRow, isReading };
}

/** Finds the problem of each row: an error, an address that is listed twice, or an account that has it. */
function useReviewRows() {
  const [readKnownEmails] = useKnownEmailsLazyQuery({ fetchPolicy: 'network-only' });
  return async (rows: readonly InvitedRow[]): Promise<ReviewedRow[]> => {
    const { invitedPerson } = await import('../../../../graphql/invitation-validation.ts');
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
        (row.unknownGroups.length > 0 ? `No group is called ${row.unknownGroups.join(', ')}` : null);
      return { ...row, problem, accountId: account?.id ?? null };
    });
  };
}

const split = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / invitationsAtMost) }, (_, index) =>
    items.slice(index * invitationsAtMost, (index + 1) * invitationsAtMost),
  );

type SetRows = (change: (before: readonly ReviewedRow[]) => readonly ReviewedRow[]) => void;

/** Sends the invitations of all rows without a problem, a hundred at a time. Sent rows leave the list. */
export function useSendInvitations(setRows: SetRows) {
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
      setRows((rows) => rows.map((row) => ({ ...row, problem: problems.get(row.id) ?? row.problem })));
      throw error;
    }
    const ids = new Set(part.map(({ id }) => id));
    setRows((rows) => rows.filter(({ id }) => !ids.has(id)));
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
