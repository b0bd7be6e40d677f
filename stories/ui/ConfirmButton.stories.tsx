import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';

const meta = {
  title: 'components/ConfirmButton',
  tags: ['autodocs'],
  component: ConfirmButton,
  args: { children: 'Approve', sure: 'Approve?', about: 'Ada Stranger', size: 'small', onConfirm: fn() },
} satisfies Meta<typeof ConfirmButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Confirming: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Approve?');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveTextContent('Approve');
    await userEvent.dblClick(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
  },
};
export const ConfirmingDeletion: Story = {
  args: {
    children: 'Delete my account',
    sure: 'Delete your account permanently?',
    variant: 'danger',
    about: undefined,
  },
  play: async ({ canvasElement, userEvent }) => userEvent.click(within(canvasElement).getByRole('button')),
};
export const LongQuestionOnAPhone: Story = {
  args: {
    children: 'Delete',
    sure: 'Delete this lead? Links emailed to the person stop working. This cannot be undone.',
    about: undefined,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent('This cannot be undone.');
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
export const OnBlueprint: Story = { ...ConfirmingDeletion, globals: { sheet: 'blueprint' } };
