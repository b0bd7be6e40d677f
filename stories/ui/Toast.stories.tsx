import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PortalShell } from '#web/portal/shell/PortalShell.tsx';
import { Toast, ToastProvider } from '#web/ui/Toasts.tsx';
import { createToastStore } from '#web/ui/toastStore.ts';

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
export const OnAPhone: Story = {
  args: { text: 'Ines Calder, Jordan Osei and Priya Raman get an email about the documents that they can read now.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dismiss = document.createRange();
    dismiss.selectNodeContents(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    // One box for each line.
    await expect(dismiss.getClientRects()).toHaveLength(1);
  },
};
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

/** On wide windows the toasts are in the rail: no control of the list or of the rail is below one. */
export const BesideAListOfThePortal: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', path: '/investor' },
  beforeEach: () => {
    store.show({ tone: 'success', title: 'Saved', text: 'The settings were saved.' });
    store.show({ tone: 'destructive', title: 'Not saved', text: 'The name is already taken.' });
  },
  render: () => (
    <ToastProvider store={store}>
      <PortalShell name="Ada" canAdminister>
        <ul>
          {Array.from({ length: 60 }, (_, row) => (
            <li key={row} style={{ display: 'flex', justifyContent: 'space-between' }}>
              <button type="button">Open {row}</button>
              <button type="button">Delete {row}</button>
            </li>
          ))}
        </ul>
      </PortalShell>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toasts = [await canvas.findByRole('alert'), await canvas.findByText('The settings were saved.')];
    const controls = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')].filter(
      (control) => !toasts.some((toast) => toast.closest('[role]')?.parentElement?.contains(control)),
    );
    const region = toasts[0]!.parentElement!.getBoundingClientRect();
    const covered = controls.filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      // Links that the rail has scrolled out of sight are cut at its lower edge.
      const end = Math.min(bottom, control.closest('nav')?.getBoundingClientRect().bottom ?? bottom);
      return left < region.right && right > region.left && top < Math.min(region.bottom, end) && end > region.top;
    });
    await expect(covered).toEqual([]);
  },
};
/** In a low window, the rail has less room than its links: it scrolls, and fades where more links are. */
export const BesideTheRailOfALowWindow: Story = {
  ...BesideAListOfThePortal,
  globals: { viewport: { value: 'low' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = canvas.getByRole('navigation', { name: 'Portal' });
    const readFade = () => Number.parseFloat(getComputedStyle(rail).getPropertyValue('--fade-end'));
    await waitFor(() => expect(readFade()).toBeGreaterThan(0));
    const last = within(rail).getAllByRole('link').at(-1)!;
    last.focus();
    await waitFor(() => expect(readFade()).toBe(0));
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(region.getBoundingClientRect().top);
    // One message takes less room, which the links get back.
    for (const dismiss of within(region).getAllByRole('button', { name: 'Dismiss' }).slice(1))
      await userEvent.click(dismiss);
    await waitFor(() =>
      expect(region.getBoundingClientRect().top - rail.getBoundingClientRect().bottom).toBeLessThan(8),
    );
  },
};
