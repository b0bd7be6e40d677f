import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Age } from '#web/ui/Age.tsx';
import { Day, Moment } from '#web/ui/Moment.tsx';

// The three formats of a time on the site: the day, the minute, and the time since then.
const at = '2026-03-29T01:30:00.000Z';
const now = Date.parse(at);

const meta = { title: 'components/Times', tags: ['autodocs'], component: Age, args: { at, now } } satisfies Meta<
  typeof Age
>;
export default meta;

type Story = StoryObj<typeof meta>;

const expectText =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(text)).toBeInTheDocument();
  };

export const JustNow: Story = { play: expectText('just now') };
export const AMinuteAgo: Story = { args: { now: now + 60_000 }, play: expectText('1 minute ago') };
export const HoursAgo: Story = { args: { now: now + 5 * 3_600_000 }, play: expectText('5 hours ago') };
export const DaysAgo: Story = { args: { now: now + 3 * 86_400_000 }, play: expectText('3 days ago') };
export const ADay: Story = { render: () => <Day at={at} />, play: expectText('Mar 29, 2026') };
export const AMinute: Story = { render: () => <Moment at={at} />, play: expectText('Mar 29, 2026, 01:30 UTC') };
