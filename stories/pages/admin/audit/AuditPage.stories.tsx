import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AuditPage } from '#web/pages/admin/audit/AuditPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure } from '../../../fixtures/states.ts';
import { emptyAuditLog, auditLog } from '../../../fixtures/audit.ts';

const meta = {
  title: 'pages/admin/audit/AuditPage',
  component: AuditPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/audit' },
} satisfies Meta<typeof AuditPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ AuditEvents: { data: auditLog } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = failure('AuditEvents');
export const Empty: Story = {
  decorators: [withAnswers({ AuditEvents: { data: emptyAuditLog } })],
  parameters: { path: '/investor/admin/audit?kind=data&from=2026-05-01' },
};
export const Success: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('7 events, more available, newest first')).toBeInTheDocument();
    await expect(canvas.getByText(/^deleted (account )?\(usr_9\)$/)).toBeInTheDocument();
    await expect(canvas.getByText('doc_7')).toBeInTheDocument();
  },
};
export const OnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
