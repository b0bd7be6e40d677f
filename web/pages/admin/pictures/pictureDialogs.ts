import type { AdminPictureFragment } from '../../../../graphql/generated/admin.ts';

/** The dialogs of this page. */
export type OpenDialog =
  | { kind: 'describe' | 'replace'; picture: AdminPictureFragment }
  | { kind: 'delete'; pictures: readonly AdminPictureFragment[] };
