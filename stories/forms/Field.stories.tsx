import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Field } from '#web/forms/Field.tsx';
import { FormMessage } from '#web/forms/FormMessage.tsx';

const meta = {
  title: 'forms/Field',
  tags: ['autodocs'],
  component: Field,
  args: { label: 'Email', name: 'email', type: 'email', required: true, value: '', onChange: fn() },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const Optional: Story = { args: { label: 'Company', name: 'company', type: 'text', required: false } };
export const WithAHint: Story = { args: { label: 'Password', type: 'password', hint: 'At least 8 characters.' } };
export const WithError: Story = {
  args: { value: 'ines', error: 'Please enter a valid email' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email');
  },
};
export const SeveralLines: Story = { args: { label: 'Reason for access', name: 'reason', multiline: true } };
export const ErrorOnBlueprint: Story = { ...WithError, globals: { sheet: 'blueprint' } };
export const MessageAboveAForm: Story = { render: () => <FormMessage>Invalid username or password</FormMessage> };
