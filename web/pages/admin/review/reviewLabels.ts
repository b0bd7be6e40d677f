import type { AccountStatus, ReviewedUserFragment, Role, UserOrderField } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { choice, defineUrlFilter, freeText } from '#web/runtime/urlFilter.ts';
import { formatCount } from '#web/runtime/formatCount.ts';

/** Row actions that need no dialog. */
type Immediate = 'approve' | 'reinstate' | 'reopen' | 'resetSecondFactor' | 'delete';
/** The action that a row's button starts. */
export type Beginning = Immediate | 'reject' | 'suspend' | 'requestMoreInformation' | 'roles' | 'update';

export type ReviewedUser = ReviewedUserFragment;

export const statusLabels: Record<AccountStatus, string> = {
  INVITED: 'Invited',
  PENDING: 'Waiting',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

export const roleLabels: Record<Role, string> = {
  INVESTOR: 'Investor',
  EDITOR: 'Editor',
  ADMIN: 'Administrator',
};

/** Links to requests that were decided on name another status than that of the list. */
const filters = ['PENDING', 'APPROVED', 'SUSPENDED', 'REJECTED', 'ALL'] as const;
export type StatusFilter = (typeof filters)[number];

/** The filter of the list, in the URL. */
export const reviewFilter = defineUrlFilter({ status: choice(filters, 'PENDING'), search: freeText(text.searchQuery) });

/** The columns by which the list can be ordered, by their name in the URL. */
export const orderFields: Partial<Record<string, UserOrderField>> = {
  person: 'NAME',
  company: 'COMPANY',
  requested: 'CREATED_AT',
  status: 'STATUS',
};

/** The state of the reviewer's last question to a pending applicant. Null if there is none. */
export function describeQuestion({ status, decisions }: ReviewedUser): string | null {
  const [last] = decisions;
  if (status !== 'PENDING' || !last || last.status !== 'PENDING') return null;
  if (last.isAnswer) return 'Answered your question';
  return last.reason === null ? null : 'Asked, no answer yet';
}

/** The applicant's answer to the last question, with the question. Null if they were not asked or did not answer yet. */
export function findAnswer({ status, decisions }: ReviewedUser): { question: string; answer: string } | null {
  const [last, before] = decisions;
  if (status !== 'PENDING' || !last?.isAnswer || !last.reason) return null;
  return { question: before?.reason ?? '', answer: last.reason };
}

/** Warning signals for the reviewer, as text. */
export function listSignals({ signals, isEmailVerified }: ReviewedUser): string[] {
  return [
    ...(isEmailVerified ? [] : ['Email address not verified']),
    ...(signals?.sameDomainCount ? [`${formatCount(signals.sameDomainCount, 'other')} of the same domain`] : []),
    ...(signals?.sameNameCount
      ? [`${formatCount(signals.sameNameCount, 'other')} of the same name: a duplicate?`]
      : []),
  ];
}

/** The confirmation before an approval. Anyone could have entered an email address that is not verified. */
export function askToApprove(users: ReviewedUser[]): string {
  const unverified = users.filter(({ isEmailVerified }) => !isEmailVerified).length;
  if (users.length === 1) return unverified ? 'Approve anyway?' : 'Approve?';
  const question = `Approve all ${users.length}?`;
  return unverified
    ? `${formatCount(unverified, 'email address', 'email addresses')} not verified. ${question}`
    : question;
}
