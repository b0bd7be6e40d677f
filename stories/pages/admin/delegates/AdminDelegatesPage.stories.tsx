import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminDelegatesPage } from '#web/pages/admin/delegates/AdminDelegatesPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { adminDelegations, noAdminDelegations } from '../../../fixtures/delegations.ts';

const meta = {
  title: 'pages/admin/delegates/AdminDelegatesPage',
  component: AdminDelegatesPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/delegates?status=ALL' },
} satisfies Meta<typeof AdminDelegatesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ AdminDelegations: { data: adminDelegations } });

export const Loading: Story = loading('AdminDelegations');
export const Failure: Story = failure('AdminDelegations');
export const NoDelegations: Story = answered('AdminDelegations', noAdminDelegations);
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const Ending: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const button = { name: 'End … the delegation from Ines Investor to Carla Counsel' };
    await userEvent.click(await canvas.findByRole('button', button));
    await userEvent.click(await canvas.findByRole('button', { name: 'End delegation' }));
    await expect(await canvas.findByText('Enter a reason')).toBeInTheDocument();
  },
};
