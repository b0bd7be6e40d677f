import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

export type EmergencyAction = 'read' | 'publish' | 'withdraw';

/** Administrators only, as for articles. No step-up confirmation, because it would cost time in an emergency. */
export const emergencyPolicy: Policy<EmergencyAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
