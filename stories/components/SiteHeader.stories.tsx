import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteHeader } from '../../web/components/SiteHeader.tsx';

const meta = {
  title: 'components/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtHome: Story = {};
export const OnACurrentPage: Story = {
  parameters: { path: '/resources/how-to-read-a-data-sheet' },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelectorAll('header [aria-label="Main"] [aria-current="page"]');
    await expect([...current].map((link) => link.textContent)).toEqual(['Resources']);
  },
};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
