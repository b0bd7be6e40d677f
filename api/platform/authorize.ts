import { fail } from './errors.ts';
import type { Viewer } from './viewer.ts';

/**
 * The policy of a noun: pure functions, no I/O. `Subject` is the row that the action is on; null if there is no row
 * yet.
 */
export interface Policy<Action extends string, Subject> {
  /** True if the viewer can know that the subject exists. Otherwise every response is NOT_FOUND. */
  canSee(viewer: Viewer, subject: Subject): boolean;
  can(viewer: Viewer, action: Action, subject: Subject | null): boolean;
  /**
   * Actions that need a recent confirmation of identity, so that a stolen session cannot take them: those of routes, and
   * those that only some inputs of a mutation contain. Mutations that always need one declare it at `@Access`.
   */
  needsConfirmation?(action: Action): boolean;
}

/** The policy of a noun that a kind of viewer sees and changes, and others do not. */
export const allow = <Action extends string, Subject>(
  isAllowed: (viewer: Viewer) => boolean,
  needsConfirmation: (action: Action) => boolean = () => false,
): Policy<Action, Subject> => ({ canSee: isAllowed, can: isAllowed, needsConfirmation });

/**
 * Checks every change. A subject that the viewer cannot see is NOT_FOUND; an action that the viewer cannot take is
 * FORBIDDEN.
 */
export function authorize<Action extends string, Subject>(
  policy: Policy<Action, Subject>,
  viewer: Viewer,
  action: Action,
  subject: Subject | null,
): void {
  if (policy.can(viewer, action, subject)) {
    if (policy.needsConfirmation?.(action)) assertConfirmed(viewer);
    return;
  }
  if (subject !== null && !policy.canSee(viewer, subject)) fail('NOT_FOUND');
  fail(viewer.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}

/** Fails unless the viewer confirmed their identity within the last ten minutes. */
export function assertConfirmed(viewer: Viewer): void {
  if (viewer.kind !== 'user' || !viewer.confirmed) fail('STEP_UP_REQUIRED');
}
