import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminTokensPage } from '#web/pages/admin/tokens/AdminTokensPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { allTokens, noTokenAtAll } from '../../../fixtures/tokens.ts';

const meta = {
  title: 'pages/admin/tokens/AdminTokensPage',
  component: AdminTokensPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/tokens?status=ALL' },
} satisfies Meta<typeof AdminTokensPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ AllTokens: { data: allTokens } });

export const Loading: Story = loading('AllTokens');
export const Failure: Story = failure('AllTokens');
export const NoTokens: Story = answered('AllTokens', noTokenAtAll);
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const Menu: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const about = 'Calendar sync of Ines Investor';
    await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${about}` }));
    await userEvent.click(await canvas.findByRole('button', { name: `Revoke ${about}` }));
    await expect(
      canvas.getByRole('button', { name: `Revoke this token? Programs that use it are refused immediately. ${about}` }),
    ).toBeVisible();
  },
};
