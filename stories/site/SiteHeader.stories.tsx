import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SiteHeader } from '#web/site/SiteHeader.tsx';

const meta = {
  title: 'components/SiteHeader',
  tags: ['autodocs'],
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnHomePage: Story = {};
export const OnACurrentPage: Story = {
  parameters: { path: '/resources/how-to-read-a-data-sheet' },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelectorAll('header [aria-label="Main"] [aria-current="page"]');
    await expect([...current].map((link) => link.textContent)).toEqual(['Resources']);
  },
};
/** Scrolls the page: the header must change past 10 pixels and not before. */
export const OpaquePastTenPixels: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header')!;
    // Browsers write the same color in several ways; only a translucent one has an alpha below 1.
    const isOpaque = () => !/(?:\/|rgba\(.*,) *0?\.\d+\)$/.test(getComputedStyle(header).backgroundColor);
    for (const [position, expected] of [
      [0, false],
      [9, false],
      [10, false],
      [11, true],
      [400, true],
      [5, false],
    ] as const) {
      window.scrollTo(0, position);
      await waitFor(() => expect([position, isOpaque()]).toEqual([position, expected]), { timeout: 10_000 });
    }
    window.scrollTo(0, 0);
  },
};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
