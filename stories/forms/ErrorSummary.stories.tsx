import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckField } from '#web/forms/CheckField.tsx';
import { ErrorSummary } from '#web/forms/ErrorSummary.tsx';
import { Field } from '#web/forms/Field.tsx';
import styles from '#web/forms/Form.module.css';

const meta = {
  title: 'forms/ErrorSummary',
  tags: ['autodocs'],
  component: ErrorSummary,
  args: {
    title: '2 answers need another look.',
    errors: [
      { name: 'email', label: 'Work email', message: 'Please enter a valid email' },
      { name: 'consent', label: 'Consent', message: 'Please tick the box' },
    ],
  },
  render: (args) => (
    <form className={styles.form}>
      <ErrorSummary {...args} />
      <Field required label="Work email" name="email" error="Please enter a valid email" />
      <CheckField label="Store what I have entered here." name="consent" error="Please tick the box" />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Errors: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const OneSentence: Story = {
  args: { title: 'Too many requests. Please wait and try again.', errors: [] },
};
