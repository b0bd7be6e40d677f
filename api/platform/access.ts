import type { GraphQLSchema } from 'graphql';
import { Authorized, type AuthCheckerFn, Extensions, type MiddlewareFn, UseMiddleware } from 'type-graphql';
import type { Context } from './context.ts';
import { assertConfirmed } from './authorize.ts';
import { fail } from './errors.ts';
import type { Requirement } from './graphql/scopes.ts';
import { toStorable } from './storable.ts';
import { isAdmin, isEditor, isMember, type Viewer } from './viewer.ts';

/** The viewers that can call an operation at all. The policy of each noun decides what they can see or change of it. */
export type AccessRule = 'public' | 'signed-in' | 'editor' | 'admin';

interface AccessOptions {
  /** What an API token needs to call the operation. Null if no token can. */
  scope: Requirement;
  /** True if a public answer depends on more than public content, such as the clock. Such an answer is not stored. */
  fresh?: boolean;
  /**
   * True if an approved account without the roles EDITOR and ADMIN receives the same answer as a visitor, with every nested field.
   * The server may then send them a stored answer to visitors.
   */
  sameForMembers?: boolean;
  /**
   * True if the mutation creates something and its answer contains no secret. Repeated with the same Idempotency-Key, it
   * gets its first answer.
   */
  creates?: boolean;
  /**
   * Whether a mutation needs a recent confirmation of identity, so that a stolen session cannot do it. A text is the
   * condition, and the service checks it: 'for other members'. True is checked here, before the service runs. Mutations
   * that only signed-in people can call must say it.
   */
  confirms?: boolean | string;
}

/**
 * Declares an operation's access, and checks the texts of its arguments. An operation without it stops the start, see `assertAccessDeclared`. A public answer
 * may be stored until public content changes.
 */
export function Access(rule: AccessRule, options: AccessOptions): MethodDecorator {
  const { scope, fresh = false, sameForMembers = false, creates = false, confirms } = options;
  return (target, key, descriptor) => {
    Authorized<AccessRule>([rule])(target, key, descriptor);
    Extensions({ access: rule, scope, fresh, sameForMembers, creates, confirms })(target, key, descriptor);
    UseMiddleware(...(confirms === true ? [requireConfirmation] : []), storeTexts)(target, key, descriptor);
  };
}

const requireConfirmation: MiddlewareFn<Context> = ({ context }, next) => {
  assertConfirmed(context.viewer);
  return next();
};

/** Brings the texts of the arguments into the form in which they are stored, and refuses those that cannot be. */
const storeTexts: MiddlewareFn = ({ args }, next) => {
  Object.assign(args, toStorable(args));
  return next();
};

const isAllowed = { 'signed-in': isMember, editor: isEditor, admin: isAdmin };

export function assertAccess(viewer: Viewer, rule: AccessRule): void {
  if (rule === 'public') return;
  if (viewer.kind === 'anonymous') fail('UNAUTHENTICATED');
  if (rule !== 'signed-in' && viewer.lacksFactor) fail('FORBIDDEN', 'Please set up a second factor first.');
  if (!isAllowed[rule](viewer)) fail('FORBIDDEN');
}

export const authChecker: AuthCheckerFn<Context, AccessRule> = ({ context }, rules) => {
  for (const rule of rules) assertAccess(context.viewer, rule);
  return true;
};

/**
 * Refuses a schema in which a root field declares no access, or a mutation of signed-in people does not say whether it
 * needs a confirmation. The server then does not start, so no visitor finds the gap.
 */
export function assertAccessDeclared(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const undeclared = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ extensions }) => !extensions['access'])
      .map((field) => `${root?.name}.${field.name}`),
  );
  if (undeclared.length > 0) {
    throw new Error(
      `No access declared for ${undeclared.join(', ')}. Add @Access('public' | 'signed-in' | 'editor' | 'admin', { scope }).`,
    );
  }
  const undecided = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ extensions }) => extensions['access'] !== 'public' && extensions['confirms'] === undefined)
    .map(({ name }) => name);
  if (undecided.length > 0)
    throw new Error(`Not declared whether ${undecided.join(', ')} needs a confirmation. Add { confirms } to @Access.`);
}

/** Adds STEP_UP_REQUIRED to the errors that the descriptions of mutations list, as each mutation declares it. */
export function describeConfirmations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { confirms } = field.extensions;
    if (!confirms) continue;
    const error = typeof confirms === 'string' ? `STEP_UP_REQUIRED ${confirms}` : 'STEP_UP_REQUIRED';
    const described = /^(.* Errors: )(?:none|(.*))\.$/s.exec(field.description ?? '');
    if (!described) throw new Error(`The description of ${field.name} must end with its errors: "Errors: NOT_FOUND."`);
    field.description = described[1] + (described[2] ? `${described[2]}, ${error}.` : `${error}.`);
  }
}
