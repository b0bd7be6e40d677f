import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTimeFormat } from '#web/portal/useTimeFormat.ts';
import { Day, Moment, TimeFormatContext } from '#web/ui/Moment.tsx';

function Times({ at, zone }: { at: string; zone: string | null }) {
  const format = useTimeFormat(zone ?? 'UTC');
  const times = (
    <p>
      <Moment at={at} /> / <Day at={at} /> / <Day at="2027-01-01" />
    </p>
  );
  return zone ? <TimeFormatContext value={format}>{times}</TimeFormatContext> : times;
}

const meta = {
  title: 'ui/Moment',
  component: Times,
  args: { at: '2027-01-01T04:59:59.000Z', zone: 'America/New_York' },
} satisfies Meta<typeof Times>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheZoneOfTheReader: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Dec 31, 2026, 11:59 PM / Dec 31, 2026 / Jan 1, 2027'),
};
export const OnAPublicPage: Story = {
  args: { zone: null },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Jan 1, 2027, 04:59 UTC / Jan 1, 2027 / Jan 1, 2027'),
};
