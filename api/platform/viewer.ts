export type Role = 'INVESTOR' | 'ADMIN';
export type AccountStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'SUSPENDED';

/**
 * The account or visitor that sends the request. Loaded for every request, so a change of status or roles takes effect
 * on the next one.
 */
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
  /** True if the account confirmed its identity (step-up) in the last ten minutes, by the database's clock. */
  confirmed?: boolean;
  /** True for an admin who must set up a second factor first. Until then the account has no admin rights. */
  lacksFactor?: boolean;
}

export const anonymous: Viewer = { kind: 'anonymous' };

export const isAdmin = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && viewer.status === 'APPROVED' && viewer.roles.includes('ADMIN') && !viewer.lacksFactor;

export const isMember = (viewer: Viewer): boolean => viewer.kind === 'user' && viewer.status === 'APPROVED';

export const getViewerId = (viewer: Viewer): string | null => (viewer.kind === 'user' ? viewer.id : null);

export const getViewerName = (viewer: Viewer): string | null => (viewer.kind === 'user' ? viewer.name : null);
