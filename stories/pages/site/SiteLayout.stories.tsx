import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/SiteLayout',
  component: SiteLayout,
  args: { children: <h1>A page</h1> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithHeaderAndFooter: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner')).toBeInTheDocument();
    await expect(within(canvasElement).getByRole('contentinfo')).toBeInTheDocument();
  },
};
export const AtSignIn: Story = {
  parameters: { path: '/auth' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('banner')).toBeNull();
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByRole('group', { name: 'Theme' })).toBeVisible();
    await expect(footer.queryByRole('link', { name: 'Careers' })).toBeNull();
  },
};
export const OnTheSignInPage: Story = { ...AtSignIn, parameters: { path: '/auth' } };
