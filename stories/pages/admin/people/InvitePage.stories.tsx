import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { InvitePage } from '#web/pages/admin/people/InvitePage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { groupChoices } from '../../../fixtures/people.ts';

const meta = {
  title: 'pages/admin/people/InvitePage',
  component: InvitePage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/people/invite' },
} satisfies Meta<typeof InvitePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const known = { __typename: 'User', id: 'usr_9', email: 'known@fund.example', status: 'APPROVED' };
const KnownEmails = { data: { users: { __typename: 'UserConnection', nodes: [known] } } };
const answers = { GroupChoices: { data: groupChoices }, KnownEmails };
const LIST = `name;company;e-mail;groups
Ines Calder;"Ardent; Bridge";ines@fund.example;Board
Ines Again;;ines@fund.example;
Known Person;;known@fund.example;
;;nobody@fund.example;
Tomas Arvid;Kestrel;tomas@kestrel.example;Bord`;

export const Loading: Story = loading('GroupChoices');
export const Failure: Story = failure('GroupChoices');
export const Empty: Story = { decorators: [withAnswers(answers)] };
export const Reviewed: Story = {
  decorators: [withAnswers(answers)],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('People'));
    await userEvent.paste(LIST);
    for (const problem of ['Listed twice', 'Has an account', 'Name is required', 'No group is called Bord'])
      await expect(await canvas.findByText(new RegExp(problem))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Send 1 invitation' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /Remove Ines Calder from Board/ })).toBeInTheDocument();
  },
};
/** A correction empties the box, which says so. What is typed next is added. */
export const Corrected: Story = {
  decorators: [withAnswers(answers)],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByLabelText('People');
    await userEvent.click(box);
    await userEvent.paste('Ines Calder, Ardent, ines@fund.example\nTomas Arvid, Kestrel, tomas@kestrel.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Ines Calder' }));
    const field = canvas.getByLabelText('Email address');
    await userEvent.clear(field);
    await userEvent.type(field, 'ines@ardent.example{Enter}');
    await expect(box).toHaveValue('');
    await expect(canvas.getByText(/^The corrected list is below/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send 2 invitations' })).toBeEnabled());
    await userEvent.click(box);
    await userEvent.paste('Pia Lund, , pia@lund.example');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send 3 invitations' })).toBeEnabled());
    await expect(box).toHaveValue('Pia Lund, , pia@lund.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tomas Arvid' }));
    await expect(box).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send 2 invitations' })).toBeEnabled());
    await expect(canvas.getByText('ines@ardent.example')).toBeVisible();
  },
};
export const ReviewedOnAPhone: Story = { ...Reviewed, globals: { viewport: { value: 'phone' } } };
export const ReviewedOnBlueprint: Story = { ...Reviewed, globals: { sheet: 'blueprint' } };
/** Accounts with these addresses could not be looked up. The rows are shown, and the server compares them when they are sent. */
export const WithoutKnownAccounts: Story = {
  decorators: [
    withAnswers({ ...answers, KnownEmails: { error: 'UNAVAILABLE', message: 'This is not available right now.' } }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('People'));
    await userEvent.paste('Ines Calder, Ardent, ines@fund.example');
    await expect(await canvas.findByRole('button', { name: 'Send 1 invitation' })).toBeEnabled();
  },
};
export const TheServerNamesARow: Story = {
  decorators: [
    withAnswers({
      ...answers,
      InviteUsers: {
        error: 'CONFLICT',
        message: 'This email address is reserved for an account',
        fields: [{ path: ['input', 'people', 0, 'email'], message: 'This email address is reserved for an account' }],
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('People'));
    await userEvent.paste('Ines Calder, Ardent, ines@fund.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send 1 invitation' }));
    await expect(await canvas.findByText(/reserved for an account/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Send 0 invitations' })).toBeDisabled();
  },
};
