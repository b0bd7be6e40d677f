import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusPage } from '#web/pages/admin/status/StatusPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/admin/status/StatusPage',
  component: StatusPage,
  parameters: { layout: 'fullscreen', path: '/admin/status' },
} satisfies Meta<typeof StatusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

interface Item {
  kind: string;
  level?: 'OK' | 'WARNING' | 'FAILING';
  summary: string;
  details?: string[];
  advice?: string;
  canRetry?: boolean;
}

const answer = (items: Item[]) => ({
  data: {
    systemStatus: {
      __typename: 'SystemStatus',
      checkedAt: '2026-11-27T09:30:00.000Z',
      items: items.map((item) => ({
        __typename: 'StatusItem',
        level: 'OK',
        details: [],
        advice: null,
        canRetry: false,
        ...item,
      })),
    },
  },
});

const fine: Item[] = [
  {
    kind: 'VERSION',
    summary: 'Build 4be1c0d9aa. The database has 3 migrations, the newest is 0213-inspections-with-copies.',
  },
  {
    kind: 'SERVERS',
    summary: '2 servers running.',
    details: ['rack-1: running for 6 days', 'rack-2: running for 6 days'],
  },
  {
    kind: 'DATABASE',
    summary: '412 MB, 14 of 100 connections. 1 statement took longer than half a second in the last hour.',
    details: ['select change: 612 ms'],
  },
  {
    kind: 'TABLES',
    summary: 'The 10 largest tables with their indexes.',
    details: [
      'audit_event: 186 MB, about 412,000 rows',
      'reading_trace: 94 MB, about 388,000 rows',
      'change: 31 MB, about 96,000 rows',
      'passage: 22 MB, about 9,400 rows',
      'mail: 9.1 MB, about 1,200 rows',
      'article_version: 6.8 MB, about 840 rows',
      'visit: 6.2 MB, about 51,000 rows',
      'feed_item: 4.4 MB, about 3,900 rows',
      'access_snapshot: 2.1 MB, about 12,000 rows',
      'webhook_delivery: 1.3 MB, rows not counted yet',
    ],
  },
  { kind: 'JOBS', summary: '62 background jobs, none failing.' },
  { kind: 'EMAIL', summary: 'All emails were sent.' },
  { kind: 'FEEDS', summary: '4 feeds can be read.' },
  { kind: 'WEBHOOKS', summary: 'The site paused no webhook.' },
  { kind: 'STORAGE', summary: '214 document versions (1.2 GB) and 96 pictures (88 MB).' },
  { kind: 'DISK', summary: '41 GB free, 52% of the disk of the data folder of rack-2.' },
  { kind: 'BACKUPS', summary: 'The newest backup is 8 hours old: 1.3 GB, written in 74 seconds.' },
  {
    kind: 'RETENTION',
    summary: 'Old data is deleted every night, after 02:00 UTC.',
    details: [
      'Watermark codes of readings: after 730 days (READING_TRACE_DAYS), last run 7 hours ago, 312 deleted',
      'Who was notified of an event, after its end: after 365 days (NOTIFICATION_DAYS), last run 7 hours ago, 0 deleted',
      'Calls of the language model by day: after 90 days (CHAT_MODEL_CALL_DAYS), last run 7 hours ago, 2 deleted',
      'Feed items that were not accepted, after their feed listed them last: kept forever (FEED_ITEM_DAYS, by default 180 days)',
      'Emails that were sent or given up: after 30 days (MAIL_DAYS, by default 90 days), last run 7 hours ago, 41 deleted',
    ],
  },
  {
    kind: 'SILENCE',
    summary: 'The last proof is 2 days old: 151 pages and 31 jobs, and no attempt to reach another host.',
  },
  { kind: 'SIGN_INS', summary: '3 failed sign-ins in the last hour.' },
];

const failing: Item[] = [
  {
    kind: 'JOBS',
    level: 'FAILING',
    summary: '1 of 62 background jobs failing.',
    details: ['reading feeds on rack-2 failed 14 times in a row, last worked 3 hours ago: getaddrinfo EAI_AGAIN'],
    advice:
      'Jobs are tried again by themselves. If one keeps failing, correct what its error names, or restart the server.',
  },
  {
    kind: 'EMAIL',
    level: 'FAILING',
    summary: '12 emails not sent, the oldest for 5 hours.',
    details: ['12 emails: 553 5.7.1 Sender address rejected: not owned by user'],
    advice: 'Check SMTP_URL, MAIL_FROM and the mail server. Then send the emails again.',
    canRetry: true,
  },
  {
    kind: 'BACKUPS',
    level: 'FAILING',
    summary: 'The newest backup is 3 days old: 1.3 GB, written in 74 seconds.',
    details: ['Last error: The file storage cannot be reached. Try again in a moment.'],
    advice: 'Correct what the error names. The backup is tried again every hour; npx portal backup tries it now.',
  },
  {
    kind: 'DISK',
    level: 'WARNING',
    summary: '3.8 GB free, 6% of the disk of the data folder of rack-2.',
    advice: 'Free space on the disk, or enlarge it. PostgreSQL and uploads stop when it is full.',
  },
];
const troubled = fine.map((item) => failing.find(({ kind }) => kind === item.kind) ?? item);

export const Loading: Story = loading('SystemStatus');
export const Failure: Story = failure('SystemStatus');
export const AllFine: Story = {
  decorators: [withAnswers({ SystemStatus: answer(fine) })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('All 14 parts work.')).toBeVisible();
    const link = within(canvasElement).getByRole('link', { name: 'Feeds' });
    await expect(link).toHaveAttribute('href', '/admin/rss');
  },
};
export const ThreeFailing: Story = {
  decorators: [
    withAnswers({
      SystemStatus: answer(troubled),
      RetryMails: { data: { retryMails: { __typename: 'RetryMailsPayload', mailCount: 12 } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Failing: 3. Warnings: 1.')).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names.slice(0, 4)).toEqual(['Background jobs', 'Email', 'Backups', 'Disk']);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the emails again' }));
    await expect(await canvas.findByText('Trying again to send 12 emails.')).toBeVisible();
  },
};
export const ThreeFailingOnAPhone: Story = { ...ThreeFailing, globals: { viewport: { value: 'phone' } } };
export const ThreeFailingOnBlueprint: Story = { ...ThreeFailing, globals: { sheet: 'blueprint' } };
