import type { Policy } from '#api/platform/authorize.ts';
import { isEditor } from '#api/platform/viewer.ts';

export type EmergencyAction = 'read' | 'publish' | 'withdraw';

/** Editors and administrators only, as for articles. No step-up confirmation, because it would cost time in an emergency. */
export const emergencyPolicy: Policy<EmergencyAction, { id: string }> = {
  canSee: (viewer) => isEditor(viewer),
  can: (viewer) => isEditor(viewer),
};
