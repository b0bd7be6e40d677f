import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Toast } from '../../web/ui/Toast.tsx';

const meta = {
  title: 'components/Toast',
  tags: ['autodocs'],
  component: Toast,
  args: {
    tone: 'success',
    title: 'Login successful',
    text: 'Welcome back to the Safe AI Investor Portal',
    onDismiss: fn(),
  },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Destructive: Story = {
  args: { tone: 'destructive', title: 'Login failed', text: '401: Invalid username or password' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const OnBlueprint: Story = { args: { tone: 'destructive' }, globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
