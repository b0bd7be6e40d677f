import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EngagementPage } from '#web/pages/admin/documents/EngagementPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure } from '../../../fixtures/states.ts';
import { engagement, noEngagement } from '../../../fixtures/engagement.ts';

const meta = {
  title: 'pages/admin/documents/EngagementPage',
  component: EngagementPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/documents/engagement?document=doc_1' },
} satisfies Meta<typeof EngagementPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ Engagement: { data: engagement } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = failure('Engagement');
export const Empty: Story = answered('Engagement', noEngagement);
export const Success: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 readings, last seen first')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Page 7: 1 reader' })).toHaveAttribute(
      'href',
      '/investor/admin/documents/engagement?document=doc_1&page=7',
    );
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('row', { name: '7 1 1 1 min 20 s 1 min 20 s' })).toBeVisible();
  },
};
/** With a page, the time is that of the page: 80 of the 128 seconds that Ines read. */
export const ReadersOfAPage: Story = {
  decorators: [full],
  parameters: { path: '/investor/admin/documents/engagement?document=doc_1&page=7' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (await canvas.findByRole('link', { name: 'Ines Investor' })).closest('tr')!;
    await expect(canvas.getByRole('columnheader', { name: 'Time on page 7' })).toBeVisible();
    await expect(within(row).getByText('1 min 20 s')).toBeVisible();
    await expect(within(row).queryByText('2 min 8 s')).toBeNull();
  },
};
export const OnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
