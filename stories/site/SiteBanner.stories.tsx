import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteBanner } from '#web/site/SiteBanner.tsx';

const meta = {
  title: 'components/SiteBanner',
  tags: ['autodocs'],
  component: SiteBanner,
  args: { title: 'Disconnect the relay at once', slug: 'disconnect-the-relay-at-once' },
} satisfies Meta<typeof SiteBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Urgent notice' });
    const link = within(region).getByRole('link');
    await expect(link).toHaveAttribute('href', '/resources/disconnect-the-relay-at-once');
  },
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const LongOnAPhone: Story = {
  args: { title: 'Disconnect the relay at once, leave the fiber where it is, and call the desk before you do more' },
  globals: { viewport: { value: 'phone' } },
};
