import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SiteFooter } from '#web/site/SiteFooter.tsx';

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
export const CountsRequests: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sent by this page: \d+ requests, 1 host, 0 outside$/)).toBeVisible();
    await fetch('/another-file');
    await waitFor(() => {
      const count = performance.getEntriesByType('resource').length + 1;
      return expect(canvas.getByText(/^Sent by/)).toHaveTextContent(`: ${count} requests, 1 host, 0 outside`);
    });
  },
};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
