import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmergencyPage } from '#web/plain/EmergencyPage.tsx';
import { notice, past } from '../fixtures/plain.ts';

const meta = {
  title: 'plain/EmergencyPage',
  component: EmergencyPage,
  args: { page: 'emergency', current: notice, past, message: null, asks: false },
  parameters: { layout: 'fullscreen', path: '/admin/emergency-article' },
} satisfies Meta<typeof EmergencyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InForce: Story = {};
export const ConfirmingWithdrawal: Story = {
  args: { asks: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Withdraw notice' })).toBeInTheDocument();
  },
};
export const ArticleUnpublished: Story = { args: { current: { ...notice, slug: null } } };
export const Empty: Story = { args: { current: null, past: [] } };
export const WithdrawnByAnotherPerson: Story = {
  args: { current: null, message: 'This notice is no longer current: it was withdrawn or replaced meanwhile.' },
};
export const OnAPhoneInBlueprint: Story = { globals: { viewport: { value: 'phone' }, sheet: 'blueprint' } };
