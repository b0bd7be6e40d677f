import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { TokenScope } from '#graphql/token-scopes.ts';
import type { Policy } from '#api/platform/authorize.ts';
import { MissingScopeError } from '#api/platform/errors.ts';
import { getTypeScope, type Requirement, getFieldScope } from '#api/platform/graphql/scopes.ts';
import { isAdmin, isMember, type SignedIn, type Viewer } from '#api/platform/viewer.ts';
import type { Token, TokenPermissions } from './token.type.ts';

const requirementsByDocument = new WeakMap<DocumentNode, Map<Requirement, string>>();

/** Everything that a document needs, of all its operations and fragments, each with the first field that needs it. */
export function findRequirements(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<Requirement, string> {
  const cachedRequirements = requirementsByDocument.get(document);
  if (cachedRequirements) return cachedRequirements;
  const requirements = new Map<Requirement, string>();
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field: ({ name }) => {
      const parent = info.getParentType();
      const requirement = parent ? getFieldScope(schema, parent.name, name.value) : null;
      if (requirement === 'ANY' || requirements.has(requirement)) return;
      const isRoot = ['Query', 'Mutation', undefined].includes(parent?.name);
      requirements.set(requirement, isRoot ? name.value : `${parent?.name}.${name.value}`);
    },
  });
  visit(document, visitor);
  requirementsByDocument.set(document, requirements);
  return requirements;
}

export type TokenAction = 'create' | 'rotate' | 'revoke';

/** Owners manage their tokens. Administrators see and revoke all. */
export const tokenPolicy: Policy<TokenAction, { accountId: string }> = {
  canSee: (viewer, token) => isOwn(viewer, token) || isAdmin(viewer),
  can: (viewer, action, token) =>
    isMember(viewer) && (token === null || isOwn(viewer, token) || (action === 'revoke' && isAdmin(viewer))),
};

const isOwn = (viewer: Viewer, { accountId }: { accountId: string }): boolean =>
  viewer.kind === 'user' && viewer.id === accountId;

/** The actions that the viewer can take on a visible token in its current status. */
export function getTokenPermissions(viewer: Viewer, { owner, status }: Token): TokenPermissions {
  const can = (action: TokenAction) => status === 'ACTIVE' && tokenPolicy.can(viewer, action, owner);
  return { rotate: can('rotate'), revoke: can('revoke') };
}

type GrantedToken = NonNullable<SignedIn['token']>;

/** True if the token has the scope, or the one to write in the same area. */
export const hasScope = ({ scopes }: GrantedToken, scope: Requirement): boolean =>
  scope === 'ANY' || (scope !== null && (scopes.includes(scope) || scopes.includes(scope.replace(/_READ$/, '_WRITE'))));

export interface MissingScope {
  /** Null if no token can use the field. */
  scope: Requirement;
  /** The first field that needs the scope, as the schema names it. */
  field: string;
}

/** What the token of the viewer lacks for a document. Undefined if it lacks nothing, or the viewer has no token. */
export function findMissingScope(
  viewer: Viewer,
  schema: GraphQLSchema,
  document: DocumentNode,
): MissingScope | undefined {
  const token = viewer.kind === 'user' ? viewer.token : undefined;
  if (!token) return undefined;
  const missing = [...findRequirements(schema, document)]
    .filter(([scope]) => !hasScope(token, scope))
    .map(([scope, field]) => ({ scope, field }));
  return missing.find(({ scope }) => scope === null) ?? missing[0];
}

/** True if the viewer can read objects of this type: everyone without a token, and tokens with its scope. */
export const canReadType = (viewer: Viewer, typeName: string): boolean =>
  viewer.kind !== 'user' || !viewer.token || hasScope(viewer.token, getTypeScope(typeName));

/** The contexts of requests to routes that are not GraphQL. Fails for a token without the scope. */
export const limitContextToScope =
  <Request, Context extends { viewer: Viewer }>(contextFor: (request: Request) => Context, scope: TokenScope) =>
  (request: Request): Context => {
    const context = contextFor(request);
    const { viewer } = context;
    if (viewer.kind === 'user' && viewer.token && !hasScope(viewer.token, scope)) throw new MissingScopeError(scope);
    return context;
  };
