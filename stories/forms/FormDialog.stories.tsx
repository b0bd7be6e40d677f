import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FormDialog } from '../../web/forms/FormDialog.tsx';

const meta = {
  title: 'forms/FormDialog',
  tags: ['autodocs'],
  component: FormDialog,
  args: {
    title: 'New group',
    fields: [{ name: 'name', label: 'Name', autoComplete: 'off', hint: 'Investors never see it.' }],
    initialValues: { name: '' },
    validate: async ({ name }) => (name ? {} : { name: 'Enter a name' }),
    action: 'Add group',
    onSave: fn(async () => null),
    onClose: fn(),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithErrors: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    await expect(await canvas.findByText('Enter a name')).toBeInTheDocument();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
export const Saved: Story = {
  args: { initialValues: { name: 'Anchors' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Anchors' });
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
