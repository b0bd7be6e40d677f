import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostedForm } from '#web/forms/PostedForm.tsx';

const meta = {
  title: 'forms/PostedForm',
  tags: ['autodocs'],
  component: PostedForm,
  args: {
    action: '/somewhere',
    fields: [{ name: 'email', label: 'Email', type: 'email', hint: 'A link goes there.' }],
    start: { message: null, values: {}, errors: {} },
    validate: async () => ({}),
    button: 'Send the link',
    busy: 'Sending …',
  },
} satisfies Meta<typeof PostedForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const Answered: Story = {
  args: { start: { message: 'If somebody has an account, a link is on its way.', values: {}, errors: {} } },
};
export const WithErrors: Story = {
  args: {
    start: {
      message: 'Please enter a valid email',
      values: { email: 'nowhere' },
      errors: { email: 'Please enter a valid email' },
    },
  },
};
