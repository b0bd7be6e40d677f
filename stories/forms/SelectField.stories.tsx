import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '#web/forms/SelectField.tsx';

const meta = {
  title: 'forms/SelectField',
  tags: ['autodocs'],
  component: SelectField,
  args: {
    label: 'Category',
    name: 'category',
    options: [
      ['', 'None'],
      ['cat_1', 'Training and retrieval'],
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAHint: Story = { args: { hint: 'Visitors filter the Resources page by it.' } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
