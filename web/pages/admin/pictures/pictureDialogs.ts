import type { AdminPictureFragment } from '../../../../graphql/generated/admin.ts';

/** The dialogs of this page. */
export type OpenDialog =
  | { kind: 'describe'; picture: AdminPictureFragment }
  | { kind: 'replace'; picture: AdminPictureFragment; file?: File }
  | { kind: 'delete'; pictures: readonly AdminPictureFragment[] };
