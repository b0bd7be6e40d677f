import type { Status } from './views.ts';

export const statusWords: Record<Status, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
};
