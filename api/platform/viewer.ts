export type Role = 'INVESTOR' | 'EDITOR' | 'ADMIN';
export type AccountStatus = 'INVITED' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'SUSPENDED';

/** The viewer is read again for every request, so a change of status or roles applies to the next one. */
export type Viewer = Anonymous | SignedIn;

export interface Anonymous {
  kind: 'anonymous';
}

export interface SignedIn {
  kind: 'user';
  id: string;
  name: string;
  status: AccountStatus;
  roles: Role[];
  /** True if they confirmed their identity within the last ten minutes, by the database's clock. */
  confirmed?: boolean;
  /**
   * True for an administrator or editor who must have a second factor and has none yet, and so has no rights of these
   * roles.
   */
  lacksFactor?: boolean;
  /** The API token that the request was sent with, in place of a session. It allows only what its scopes say. */
  token?: { id: string; scopes: readonly string[] };
}

export const anonymous: Viewer = { kind: 'anonymous' };

export const isAdmin = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && viewer.status === 'APPROVED' && viewer.roles.includes('ADMIN') && !viewer.lacksFactor;

/** True for editors, and for administrators, who have all rights of editors. */
export const isEditor = (viewer: Viewer): boolean =>
  isAdmin(viewer) ||
  (viewer.kind === 'user' && viewer.status === 'APPROVED' && viewer.roles.includes('EDITOR') && !viewer.lacksFactor);

/** True if accounts with these roles can publish content or read private data, and so need a second factor. */
export const needsFactor = (roles: readonly Role[]): boolean => roles.includes('ADMIN') || roles.includes('EDITOR');

/** The roles that read what is shared with investors. An account that is only an editor reads none of it. */
export const readingRoles: readonly Role[] = ['INVESTOR', 'ADMIN'];

export const isInvestor = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && viewer.status === 'APPROVED' && viewer.roles.some((role) => readingRoles.includes(role));

export const isMember = (viewer: Viewer): boolean => viewer.kind === 'user' && viewer.status === 'APPROVED';

/** An approved account that is signed in by a session and has no rights of administrators, not even limited ones. */
export const isOrdinaryMember = (viewer: Viewer): boolean =>
  viewer.kind === 'user' &&
  viewer.status === 'APPROVED' &&
  viewer.roles.every((role) => role === 'INVESTOR') &&
  viewer.token === undefined;

export const getViewerId = (viewer: Viewer): string | null => (viewer.kind === 'user' ? viewer.id : null);

export const getViewerName = (viewer: Viewer): string | null => (viewer.kind === 'user' ? viewer.name : null);

/** Whom a rate limit counts: an account, or all tokens of an account together, so that a program cannot lock out its owner. */
export const getCountedId = ({ id, token }: Pick<SignedIn, 'id' | 'token'>): string => (token ? `${id} tokens` : id);
