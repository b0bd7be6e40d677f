import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PortalShell } from '../../web/portal/shell/PortalShell.tsx';
import { Toast } from '../../web/ui/Toast.tsx';
import { ToastProvider } from '../../web/ui/Toasts.tsx';
import { createToastStore } from '../../web/ui/toastStore.ts';

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
const store = createToastStore();
/** The tabs at the lower edge of the portal on phones stay in reach. */
export const AboveTheTabsOfThePortal: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', path: '/investor' },
  beforeEach: () => store.show({ tone: 'success', title: 'Saved', text: 'The settings were saved.' }),
  render: () => (
    <ToastProvider store={store}>
      <PortalShell name="Ada" canAdminister={false}>
        <h1>Overview</h1>
      </PortalShell>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toast = await canvas.findByText('The settings were saved.');
    const tabs = canvas.getByRole('navigation', { name: 'Main pages' });
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(tabs.getBoundingClientRect().top);
  },
};
