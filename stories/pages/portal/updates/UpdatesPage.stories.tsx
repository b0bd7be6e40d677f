import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UpdatesPage } from '#web/pages/portal/updates/UpdatesPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { updateEntries, getUpdates } from '../../../fixtures/updates.ts';

const meta = {
  title: 'pages/portal/updates/UpdatesPage',
  component: UpdatesPage,
  parameters: { layout: 'fullscreen', path: '/investor/updates' },
} satisfies Meta<typeof UpdatesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ InvestorUpdates: { data: getUpdates(updateEntries, true) } });

export const Loading: Story = loading('InvestorUpdates');
export const Empty: Story = answered('InvestorUpdates', getUpdates([]));
export const Failure: Story = failure('InvestorUpdates');
export const Success: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('New')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Load more updates' })).toBeInTheDocument();
  },
};
export const SuccessOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
