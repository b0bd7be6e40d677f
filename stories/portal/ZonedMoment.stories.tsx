import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ZonedMoment } from '../../web/portal/ZonedMoment.tsx';

const meta = {
  title: 'portal/ZonedMoment',
  component: ZonedMoment,
  args: { at: '2027-01-01T04:59:59.000Z', zone: 'America/New_York' },
} satisfies Meta<typeof ZonedMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LastDayOfADelegate: Story = {
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Dec 31, 2026, 11:59 PM New York time'),
};
export const UnknownZone: Story = {
  args: { zone: null },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Jan 1, 2027, 04:59 UTC'),
};
