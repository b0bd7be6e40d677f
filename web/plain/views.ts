// What the plain desks show. The server makes these pages alone and the browser runs nothing of them.

export type FormState = {
  message: string | null;
  /** Faults by the name of their field. */
  faults: Record<string, string>;
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
  /** Ended by a newer notice; its article stayed. */
  replaced: boolean;
  articleId: string | null;
  /** Null where its article is off the site. */
  slug: string | null;
};

export type Status = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';
type Text = { title: string; summary: string; body: string };

export type CreatorView = { page: 'emergency-creator'; form: FormState; current: Emergency | null };
export type EmergencyView = {
  page: 'emergency';
  message: string | null;
  current: Emergency | null;
  past: Emergency[];
  /** Shows the button that withdraws. */
  asks: boolean;
};
export type ArticlesView = {
  page: 'articles';
  message: string | null;
  search: string;
  articles: { id: string; title: string; slug: string; status: Status; updatedAt: string; category: string | null }[];
  /** Where the next page begins. */
  more: string | null;
};
export type ArticleView = {
  page: 'article';
  id: string;
  slug: string;
  status: Status;
  categories: { id: string; name: string }[];
  said: string | null;
  /** What the publishing check found, if it held the text back. */
  issues: { line: number | null; message: string; isError: boolean }[];
  /** A newer text of the desk waits over this one. */
  draftWaits: boolean;
  form: FormState;
  /** What somebody else saved meanwhile, after a save that was refused for it. */
  theirs: (Text & { seen: string }) | null;
};
/** What was typed, for sending again, when it could not be taken. */
export type KeptView = { page: 'kept'; message: string; action: string; values: Record<string, string> };

/** `person` is who is signed in, null where nobody may be. */
export type PlainView = { person: string | null } & (
  | CreatorView
  | EmergencyView
  | ArticlesView
  | ArticleView
  | KeptView
  | { page: 'refused' }
  | { page: 'graphql' }
);
