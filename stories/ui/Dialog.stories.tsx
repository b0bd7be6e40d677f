import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';

const meta = {
  title: 'components/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  args: {
    title: 'Suspend Ada Stranger',
    onClose: fn(),
    children: <DialogButtons action="Suspend" danger busy={false} onCancel={fn()} />,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Suspend Ada Stranger' });
    await expect(dialog).toBeVisible();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};
export const Busy: Story = { args: { children: <DialogButtons action="Suspending …" busy onCancel={fn()} /> } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
