import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LeadsPage } from '#web/pages/admin/leads/LeadsPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { toLeadList, leads } from '../../../fixtures/leads.ts';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';

const meta = {
  title: 'pages/admin/leads/LeadsPage',
  component: LeadsPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/leads' },
  render: () => (
    <ToastProvider>
      <LeadsPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof LeadsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ Leads: { data: toLeadList(leads, true) } });

export const Loading: Story = loading('Leads');
export const Empty: Story = {
  decorators: [withAnswers({ Leads: { data: toLeadList([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No requests yet.')).toBeInTheDocument();
  },
};
export const NoMatches: Story = {
  parameters: { path: '/investor/admin/leads?search=zebrafish' },
  decorators: [withAnswers({ Leads: { data: toLeadList([]) } })],
};
export const Failure: Story = failure('Leads');
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const Working: Story = {
  decorators: [
    withAnswers({
      Leads: { data: toLeadList(leads) },
      UpdateLead: {
        data: {
          updateLead: {
            __typename: 'UpdateLeadPayload',
            lead: { __typename: 'Lead', id: 'lead_1', status: 'IN_PROGRESS', notes: 'Called back.' },
          },
        },
      },
    }),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Status of Nora Assessor' }),
      'In progress',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Notes/ }), 'Called back.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The status of Nora Assessor was saved')).toBeInTheDocument();
  },
};
export const Deleting: Story = {
  decorators: [
    withAnswers({
      Leads: { data: toLeadList(leads) },
      DeleteLead: { data: { deleteLead: { __typename: 'DeleteLeadPayload', deletedLeadId: 'lead_1' } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'Nora Assessor');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Nora Assessor' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete this lead\? .* Nora Assessor$/ }));
    await expect(await canvas.findByText('Nora Assessor was deleted')).toBeInTheDocument();
  },
};
