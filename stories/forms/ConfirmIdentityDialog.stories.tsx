import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ConfirmIdentityDialog } from '#web/forms/ConfirmIdentityDialog.tsx';

const meta = {
  title: 'forms/ConfirmIdentityDialog',
  tags: ['autodocs'],
  component: ConfirmIdentityDialog,
  args: { asksCode: false, onConfirm: fn(async () => ({})), onClose: fn() },
} satisfies Meta<typeof ConfirmIdentityDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PasswordOnly: Story = {};
export const WithACode: Story = { args: { asksCode: true } };
/** The server asks for the code after the password. */
const DialogThatAsks = (props: ComponentProps<typeof ConfirmIdentityDialog>) => {
  const [asksCode, setAsksCode] = useState(false);
  const confirm = async (): Promise<Record<string, string>> => {
    setAsksCode(true);
    return { code: 'Code is required' };
  };
  return <ConfirmIdentityDialog {...props} asksCode={asksCode} onConfirm={confirm} />;
};
export const ACodeAfterThePassword: Story = {
  render: (args) => <DialogThatAsks {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(async () => expect(await canvas.findByLabelText(/^Code of your authenticator/)).toHaveFocus());
  },
};
export const WrongRecoveryCode: Story = {
  args: { asksCode: true, onConfirm: fn(async () => ({ code: 'This code is not correct' })) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    const field = canvas.getByLabelText(/^Recovery code/);
    await userEvent.type(field, 'k7qd-93mx-v2ha{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code is not correct'));
  },
};
export const WrongPassword: Story = {
  args: { onConfirm: fn(async () => ({ password: 'This password is not correct' })) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'not this one{Enter}');
    await expect(await canvas.findByText('This password is not correct')).toBeInTheDocument();
  },
};
export const WithAPasskey: Story = {
  args: {
    asksCode: true,
    onPasskey: fn(async () => 'The request was canceled or took too long, and nothing changed.'),
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The request was canceled');
  },
};
export const OnBlueprint: Story = { args: { asksCode: true }, globals: { sheet: 'blueprint' } };
