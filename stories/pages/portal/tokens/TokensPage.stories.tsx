import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TokensPage } from '#web/pages/portal/tokens/TokensPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import {
  adminsTokens,
  createdToken,
  hiddenTokens,
  noTokens,
  ownTokens,
  revokedToken,
} from '../../../fixtures/tokens.ts';

const meta = {
  title: 'pages/portal/tokens/TokensPage',
  component: TokensPage,
  parameters: { layout: 'fullscreen', path: '/investor/account/tokens' },
} satisfies Meta<typeof TokensPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({
  OwnTokens: { data: ownTokens },
  CreateToken: { data: createdToken },
  RevokeOwnToken: { data: revokedToken },
});

export const Loading: Story = loading('OwnTokens');
export const Failure: Story = failure('OwnTokens');
export const NoTokens: Story = {
  decorators: [withAnswers({ OwnTokens: { data: noTokens } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You have no active tokens.')).toBeVisible();
  },
};
/** Tokens from before are listed, and no form offers a new one. */
export const NotOffered: Story = {
  decorators: [withAnswers({ OwnTokens: { data: hiddenTokens } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Ask investor relations to offer API access/)).toBeVisible();
    await expect(canvas.getByText('Articles and case studies: read and write')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create token' })).toBeNull();
  },
};
export const AsAdmin: Story = {
  decorators: [withAnswers({ OwnTokens: { data: adminsTokens } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('People')).toBeVisible();
  },
};
export const Success: Story = {
  decorators: [success],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Articles and case studies: read and write')).toBeVisible();
    // Areas in which only administrators have rights are not offered to investors.
    await expect(canvas.queryByLabelText('People')).toBeNull();
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const EmptyForm: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create token' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('Give the token access to at least one area')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Name of the token')).toHaveFocus());
  },
};
export const NoAccessChosen: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name of the token'), 'Nothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'What it can do' })).toHaveFocus());
  },
};
export const Created: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name of the token'), 'Access log to SIEM');
    await userEvent.selectOptions(canvas.getByLabelText('Documents'), 'Read');
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /Access log to SIEM/ })).toHaveFocus());
    await expect(canvas.getByText(createdToken.createToken.secret)).toBeVisible();
    await expect(canvas.getByLabelText('Name of the token')).toHaveValue('');
  },
};
export const Revoking: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Calendar sync' }));
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Revoke this token? Programs that use it are refused immediately. Calendar sync',
      }),
    );
    await expect(await canvas.findByText('Ended (3)')).toBeVisible();
  },
};
export const TokenRejected: Story = {
  decorators: [
    withAnswers({
      OwnTokens: { data: noTokens },
      CreateToken: {
        error: 'BAD_USER_INPUT',
        message: 'Some values are not valid.',
        fields: [{ path: ['input', 'ranges'], message: 'Enter addresses such as 192.0.2.7' }],
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name of the token'), 'Mirror');
    await userEvent.selectOptions(canvas.getByLabelText('Events'), 'Read and write');
    await userEvent.type(canvas.getByLabelText(/IP addresses/), 'example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await expect(await canvas.findByText('Enter addresses such as 192.0.2.7')).toBeVisible();
    await expect(canvas.getByLabelText('Name of the token')).toHaveValue('Mirror');
  },
};
