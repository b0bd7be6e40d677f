import { fail } from './errors.ts';
import type { Viewer } from './viewer.ts';

/** A noun's policy: pure functions, no I/O. `Subject` is the row acted on, absent where none exists yet. */
export interface Policy<Action extends string, Subject> {
  /** May this viewer know that the subject exists? If not, every answer is "not found". */
  canSee(viewer: Viewer, subject: Subject): boolean;
  can(viewer: Viewer, action: Action, subject: Subject | null): boolean;
  /** Actions worth a stolen session: they need a viewer who proved who they are a short while ago. */
  needsConfirmation?(action: Action): boolean;
}

/** The one gate before a change. What a viewer may not see is not found; what they see but may not do is forbidden. */
export function authorize<Action extends string, Subject>(
  policy: Policy<Action, Subject>,
  viewer: Viewer,
  action: Action,
  subject: Subject | null,
): void {
  if (policy.can(viewer, action, subject)) {
    if (policy.needsConfirmation?.(action) && !(viewer.kind === 'user' && viewer.confirmed)) fail('STEP_UP_REQUIRED');
    return;
  }
  if (subject !== null && !policy.canSee(viewer, subject)) fail('NOT_FOUND');
  fail(viewer.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}
