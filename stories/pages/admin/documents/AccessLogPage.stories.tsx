import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccessLogPage } from '#web/pages/admin/documents/AccessLogPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure } from '../../../fixtures/states.ts';
import { accessLog, emptyLog } from '../../../fixtures/reading.ts';

const meta = {
  title: 'pages/admin/documents/AccessLogPage',
  component: AccessLogPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/documents/log' },
} satisfies Meta<typeof AccessLogPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ AccessLog: { data: accessLog } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = failure('AccessLog');
export const Empty: Story = {
  decorators: [withAnswers({ AccessLog: { data: emptyLog } })],
  parameters: { path: '/investor/admin/documents/log?kind=PRINTED&from=2026-05-01' },
};
export const Success: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('5 entries, more available, newest first')).toBeInTheDocument();
    await expect(canvas.getByText(/^deleted (account )?\(usr_9\)$/)).toBeInTheDocument();
  },
};
export const OfOneDocument: Story = {
  decorators: [full],
  parameters: { path: '/investor/admin/documents/log?document=doc_1' },
};
export const OnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
