import type { Status } from './views.ts';

export const statusLabels: Record<Status, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
};
