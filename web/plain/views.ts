import type { basicFields } from '#graphql/article-fields.ts';
import type { FieldError } from '../forms/ErrorSummary.tsx';

// Data of the server-rendered pages without JavaScript. The browser loads none of their code.

export type FormState = {
  message: string | null;
  /** Error messages by field name. */
  errors: Record<string, string>;
  values: Record<string, string>;
};

export type Emergency = {
  id: string;
  title: string;
  banner: boolean;
  publishedAt: string;
  publishedBy: string | null;
  endedAt: string | null;
  endedBy: string | null;
  /** True if a newer notice replaced this one. Its article stays published. */
  replaced: boolean;
  articleId: string | null;
  /** Null if the article is not published. */
  slug: string | null;
};

export type Status = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';

export type CreatorView = { page: 'emergency-creator'; form: FormState; current: Emergency | null };
export type EmergencyView = {
  page: 'emergency';
  message: string | null;
  current: Emergency | null;
  past: Emergency[];
  /** Shows the withdraw button. */
  asks: boolean;
};
export type ArticlesView = {
  page: 'articles';
  message: string | null;
  search: string;
  articles: { id: string; title: string; slug: string; status: Status; updatedAt: string; category: string | null }[];
  /** Cursor of the next page. */
  more: string | null;
};
export type ArticleView = {
  page: 'article';
  id: string;
  slug: string;
  status: Status;
  categories: { id: string; name: string }[];
  said: string | null;
  /** Issues of the publishing check, if it prevented publishing. */
  issues: { line: number | null; message: string; isError: boolean }[];
  /** True if the article has a newer draft. */
  draftWaits: boolean;
  form: FormState;
  /** The stored version after a conflicting save. `savedBy` is null for the person themselves. */
  theirs: (Record<(typeof basicFields)[number], string> & { seen: string; savedBy: string | null }) | null;
};
/** The typed input, to send again after a temporary error. */
export type ResendView = { page: 'resend'; message: string; action: string; values: Record<string, string> };

/** The signed-in user. The time zone is null if the account has none. */
export type PlainPerson = {
  name: string;
  canAdminister: boolean;
  canEdit: boolean;
  isInvestor: boolean;
  timeZone: string | null;
};

/** `person` is null on pages without sign-in. */
export type PlainView = { person: PlainPerson | null } & (
  | CreatorView
  | EmergencyView
  | ArticlesView
  | ArticleView
  | ResendView
  | { page: 'refused' }
);

/** The form's errors in field order, for the error summary. */
export const listErrors = ({ errors }: FormState, labels: Record<string, string>): FieldError[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name];
    return message ? [{ name, label, message }] : [];
  });

/** Puts an error first in the title, so that screen readers read it first: no script moves the focus here. */
export const makeTitle = (title: string, message: string | null): string => (message ? `Error: ${title}` : title);
