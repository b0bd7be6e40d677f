import type { TokenScope } from '../../graphql/token-scopes.ts';
import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '../platform/viewer.ts';
import { accessLogPolicy } from '../reading/access-log.policy.ts';
import { hasScope } from '../tokens/token.policy.ts';
import type { BulkOperationType } from './bulk-operation.type.ts';

/** What the policy needs to know about an operation. */
export interface BulkOperationFacts {
  accountId: string;
  type: BulkOperationType;
  asAdmin: boolean;
}

const isOwn = (viewer: Viewer, { accountId }: BulkOperationFacts): boolean =>
  isMember(viewer) && viewer.kind === 'user' && viewer.id === accountId;

const scopes: Record<BulkOperationType, TokenScope> = { ARTICLES: 'CONTENT_READ', ACCESS_LOG: 'AUDIT_READ' };

/** A token reads an operation only with the scope that reads what it exports. */
const hasScopeFor = (viewer: Viewer, type: BulkOperationType): boolean =>
  viewer.kind !== 'user' || !viewer.token || hasScope(viewer.token, scopes[type]);

/**
 * Owners read and cancel their operations, and download what they can still read: not what an administrator exported
 * who is none any more.
 */
export const bulkOperationPolicy: Policy<'cancel' | 'download', BulkOperationFacts> = {
  canSee: (viewer, operation) => isOwn(viewer, operation) && hasScopeFor(viewer, operation.type),
  can: (viewer, action, operation) =>
    operation !== null &&
    bulkOperationPolicy.canSee(viewer, operation) &&
    (action === 'cancel' || canExport(viewer, operation)),
};

/** True if an account has the right to what an operation exports, at its start, while it runs, and at the download. */
export const canExport = (viewer: Viewer, { type, asAdmin }: Omit<BulkOperationFacts, 'accountId'>): boolean =>
  isMember(viewer) &&
  (!asAdmin || isAdmin(viewer)) &&
  (type === 'ARTICLES' || accessLogPolicy.can(viewer, 'export', null));
