import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { pruneModelCalls } from '#api/content/chat/model/model.count.service.ts';
import { pruneEventNotifications } from '#api/portal/events/event.notify.query.ts';
import { pruneFeedItems } from '#api/content/feeds/feed.outcome.service.ts';
import { pruneMails } from '../mail/mail.outbox.service.ts';
import type { retentionDays } from '#api/platform/env.ts';
import { pruneReadingTraces } from '#api/portal/reading/earlier-reading.service.ts';

/** What the site deletes after the days of a setting. */
export interface RetentionRule {
  noun: string;
  setting: keyof typeof retentionDays;
  /** What is deleted, as administrators read it. */
  label: string;
  /** Deletes at most `limit` rows that are older than the days, and returns their number. */
  prune: (em: SqlEntityManager, days: number, limit: number) => Promise<number>;
}

// The privacy notice states the defaults. `search_word` is not among them: it has each word of the texts once, and no time.
export const retentionRules: readonly RetentionRule[] = [
  {
    noun: 'reading_trace',
    setting: 'READING_TRACE_DAYS',
    label: 'Watermark codes of readings',
    prune: pruneReadingTraces,
  },
  {
    noun: 'event_told',
    setting: 'NOTIFICATION_DAYS',
    label: 'Who was notified of an event, after its end',
    prune: pruneEventNotifications,
  },
  {
    noun: 'chat_model_call',
    setting: 'CHAT_MODEL_CALL_DAYS',
    label: 'Calls of the language model by day',
    prune: pruneModelCalls,
  },
  {
    noun: 'feed_item',
    setting: 'FEED_ITEM_DAYS',
    label: 'Feed items that were not accepted, after their feed listed them last',
    prune: pruneFeedItems,
  },
  { noun: 'mail', setting: 'MAIL_DAYS', label: 'Emails that were sent or given up', prune: pruneMails },
];
