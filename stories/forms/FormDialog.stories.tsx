import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FormDialog } from '#web/forms/FormDialog.tsx';

const meta = {
  title: 'forms/FormDialog',
  tags: ['autodocs'],
  component: FormDialog<{ name: string }>,
  args: {
    title: 'New group',
    fields: [{ name: 'name', label: 'Name', autoComplete: 'off', hint: 'Investors never see it.' }],
    initialValues: { name: '' },
    validate: async ({ name }) => (name ? {} : { name: 'Enter a name' }),
    action: 'Add group',
    onSave: fn(async () => ({ error: null })),
    onClose: fn(),
  },
} satisfies Meta<typeof FormDialog<{ name: string }>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithErrors: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    await expect(await canvas.findByText('Enter a name')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
};
export const Saved: Story = {
  args: { initialValues: { name: 'Anchors' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      { name: 'Anchors' },
      expect.objectContaining({ former: { name: 'Anchors' } }),
    );
    await expect(args.onClose).toHaveBeenCalled();
  },
};
/** Escape and Cancel ask before typed text is lost. A second Escape keeps it. */
export const ClosingAChangedForm: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), 'Anchors');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Discard your changes?')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const ClosingOnBlueprint: Story = { ...ClosingAChangedForm, globals: { sheet: 'blueprint' } };
/** A dialog that is opened again after a reload, with the text from before. */
export const RestoredText: Story = {
  beforeEach: () =>
    sessionStorage.setItem(`typed:visitor|${location.pathname}|New group||name`, JSON.stringify({ name: 'Anchors' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your unsaved changes were restored.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Anchors');
  },
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
