import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DelegatesPage } from '#web/pages/portal/delegates/DelegatesPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import {
  adminsDelegations,
  delegableItems,
  noDelegations,
  nothingDelegable,
  ownDelegations,
} from '../../../fixtures/delegations.ts';

const meta = {
  title: 'pages/portal/delegates/DelegatesPage',
  component: DelegatesPage,
  parameters: { layout: 'fullscreen', path: '/investor/delegates' },
} satisfies Meta<typeof DelegatesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const refusal = 'You may not download “Annual report 2026” yourself';
const success = withAnswers({
  Delegates: { data: ownDelegations },
  DelegableItems: { data: delegableItems },
  InviteDelegate: {
    error: 'BAD_USER_INPUT',
    message: refusal,
    fields: [{ path: ['input', 'right'], message: refusal }],
  },
});

export const Loading: Story = loading('Delegates');
export const Failure: Story = failure('Delegates');
export const NoDelegates: Story = {
  decorators: [withAnswers({ Delegates: { data: noDelegations }, DelegableItems: { data: delegableItems } })],
};
export const NothingToDelegate: Story = {
  decorators: [withAnswers({ Delegates: { data: noDelegations }, DelegableItems: { data: nothingDelegable } })],
};
export const AsAdmin: Story = {
  decorators: [withAnswers({ Delegates: { data: adminsDelegations } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/do not need delegates/)).toBeVisible();
  },
};
export const Success: Story = {
  decorators: [success],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Accept the invitation of Ole Olsen' })).toBeVisible();
    await expect(canvas.getByText('2 documents or folders, shown to you once you accept.')).toBeVisible();
    // A delegate cannot delegate documents that another person shared with them.
    await expect(await canvas.findByLabelText('2 Quarterly reports')).toBeVisible();
    await expect(canvas.queryByLabelText(/another person/)).toBeNull();
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const NothingChosen: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Choose at least one document or folder')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid email')).toBeVisible();
    await expect(canvas.getByText('Choose the last day')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Documents' })).toHaveFocus());
  },
};
export const InvitationRejected: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('1.1 Annual report 2026'));
    await userEvent.selectOptions(canvas.getByLabelText('Rights'), 'Read and download');
    await userEvent.type(canvas.getByLabelText('Email address of your delegate'), 'carla@aldermoor-law.example');
    await userEvent.type(canvas.getByLabelText('Last day'), '2027-02-28');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText(refusal, { selector: '#field-right-error' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Rights')).toHaveFocus());
    await expect(canvas.getByLabelText('1.1 Annual report 2026')).toBeChecked();
  },
};
