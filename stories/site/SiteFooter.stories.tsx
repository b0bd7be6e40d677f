import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooter } from '../../web/site/SiteFooter.tsx';

const meta = {
  title: 'components/SiteFooter',
  tags: ['autodocs'],
  component: SiteFooter,
  args: { year: 2026 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/© 2026/)).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Careers' })).toHaveAttribute(
      'href',
      '/about#careers',
    );
  },
};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
