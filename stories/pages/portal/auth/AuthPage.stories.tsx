import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AuthPage } from '#web/pages/portal/auth/AuthPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered } from '../../../fixtures/states.ts';
import { noNotice, notice } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/AuthPage',
  component: AuthPage,
  parameters: { layout: 'fullscreen', path: '/auth' },
  decorators: [withAnswers({ FormNotice: { data: noNotice } })],
} satisfies Meta<typeof AuthPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Signs in while the server answers with this status and text, and shows the page that follows. */
const createSignInStory = (status: number, text: string): Story => ({
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  beforeEach: () => {
    spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(text, { status })));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Username or email'), 'ada');
    await userEvent.type(page.getByLabelText('Password'), 'copper-meadow');
    await userEvent.click(page.getByRole('button', { name: 'Sign In' }));
    await expect(await page.findByText(new RegExp(text))).toBeVisible();
  },
});

export const Login: Story = {};
export const SessionEnded: Story = {
  parameters: { path: { pathname: '/auth', search: '', state: { hasEnded: true } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/^You are signed out/);
  },
};
export const LoginOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LoginOnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const LoginAfterANewPassword: Story = answered('FormNotice', notice('login', 'Your password was changed.'));
export const Register: Story = {
  parameters: { path: '/auth?tab=register' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Create Account' })).toBeVisible();
  },
};
export const ForgotPassword: Story = {
  parameters: { path: '/auth?tab=forgot' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Send the link' })).toBeVisible();
  },
};
export const ForgotPasswordSent: Story = {
  parameters: { path: '/auth?tab=forgot' },
  decorators: [
    withAnswers({ FormNotice: { data: notice('forgot', 'If somebody has an account, a link is on its way.') } }),
  ],
};

const signInWrongly = createSignInStory(401, 'Invalid username or password');
/** The toast goes away. What to do stays at the field. */
export const WrongPassword: Story = {
  ...signInWrongly,
  play: async (context) => {
    await signInWrongly.play?.(context);
    const password = within(context.canvasElement).getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await context.userEvent.click(within(context.canvasElement).getByLabelText('Username or email'));
    await expect(password).toHaveAccessibleDescription('Check the username and the password.');
  },
};
export const TooManyAttempts = createSignInStory(429, 'Too many requests. Please wait and try again.');
const signInPending = createSignInStory(403, 'Your account is pending approval');
export const PendingAccount: Story = {
  ...signInPending,
  play: async (context) => {
    await signInPending.play?.(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Your request is pending.' })).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await context.userEvent.click(canvas.getByRole('link', { name: 'Sign in with another account' }));
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
};
const signInWithAuthenticator = createSignInStory(403, 'Please enter the code of your authenticator');
export const SecondFactor: Story = {
  ...signInWithAuthenticator,
  play: async (context) => {
    await signInWithAuthenticator.play?.(context);
    const canvas = within(context.canvasElement);
    const code = await canvas.findByLabelText(/^Code of your authenticator/);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await context.userEvent.keyboard('123456');
    await expect(code).toHaveValue('123456');
    await expect(canvas.getByLabelText(/^Recovery code/)).not.toHaveAttribute('inputmode');
    spyOn(globalThis, 'fetch').mockResolvedValue(new Response('This code is not correct', { status: 400 }));
    await context.userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not correct/));
    await waitFor(() => expect(code).toHaveFocus());
  },
};
export const PasskeyOrRecoveryCode = createSignInStory(
  403,
  'Please sign in with your passkey, or enter a recovery code',
);
export const RecoveryCode: Story = {
  ...PasskeyOrRecoveryCode,
  play: async (context) => {
    await PasskeyOrRecoveryCode.play?.(context);
    const code = await within(context.canvasElement).findByLabelText('Recovery code');
    await waitFor(() => expect(code).toHaveFocus());
    await context.userEvent.keyboard('k7qd-93mx-v2ha');
    await expect(code).toHaveValue('k7qd-93mx-v2ha');
  },
};
export const Registered: Story = {
  parameters: { path: { pathname: '/auth', search: '?tab=login', state: { registeredAs: 'ada' } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Your request is pending.')).toBeVisible();
    await expect(page.getByLabelText('Username or email')).toHaveValue('ada');
  },
};
