import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AccountPage } from '#web/pages/portal/account/AccountPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { loading } from '../../../fixtures/states.ts';
import { account, bareAccount } from '../../../fixtures/portal.ts';
import { noReading, ownReading } from '../../../fixtures/reading.ts';

const meta = {
  title: 'pages/portal/account/AccountPage',
  component: AccountPage,
  parameters: { layout: 'fullscreen', path: '/investor/account' },
} satisfies Meta<typeof AccountPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ Account: { data: account }, OwnReading: { data: ownReading } });

export const Loading: Story = loading('Account');
export const Failure: Story = {
  decorators: [withAnswers({ Account: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not available');
  },
};
export const Bare: Story = {
  decorators: [withAnswers({ Account: { data: bareAccount }, OwnReading: { data: noReading } })],
};
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const ATickThatTheOtherButtonDoesNotSave: Story = {
  decorators: [
    withAnswers({
      Account: { data: account },
      OwnReading: { data: ownReading },
      SetInvestorUpdateSettings: {
        data: {
          setInvestorUpdateSettings: {
            __typename: 'SetInvestorUpdateSettingsPayload',
            viewer: {
              __typename: 'Viewer',
              id: account.viewer!.id,
              investorUpdateSettings: account.viewer!.investorUpdateSettings,
            },
          },
        },
      },
      SetCalendarSettings: {
        data: {
          setCalendarSettings: {
            __typename: 'SetCalendarSettingsPayload',
            viewer: {
              __typename: 'Viewer',
              id: account.viewer!.id,
              calendarSettings: {
                ...account.viewer!.calendarSettings,
                hasHourBeforeReminder: !account.viewer!.calendarSettings.hasHourBeforeReminder,
              },
            },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const calendar = within(await page.findByRole('region', { name: 'Calendar' }));
    const updates = within(page.getByRole('region', { name: 'Updates' }));
    await userEvent.click(calendar.getByLabelText('Remind me by email an hour before'));
    await expect(calendar.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(updates.getByRole('button', { name: 'Save settings for updates' }));
    await expect(calendar.getByText('Not saved yet')).toBeVisible();
    await expect(updates.queryByText('Not saved yet')).toBeNull();
    const save = calendar.getByRole('button', { name: 'Save calendar settings' });
    await userEvent.click(save);
    await waitFor(() => expect(calendar.queryByText('Not saved yet')).toBeNull());
    // What the server stores does not change: it removes the space.
    const zone = calendar.getByLabelText(/^Your time zone/);
    const stored = (zone as HTMLInputElement).value;
    await userEvent.type(zone, ' ');
    await expect(calendar.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(save);
    await waitFor(() => expect(calendar.queryByText('Not saved yet')).toBeNull());
    await expect(zone).toHaveValue(stored);
  },
};
export const SettingUpAnAuthenticator: Story = {
  decorators: [
    withAnswers({
      Account: { data: bareAccount },
      OwnReading: { data: noReading },
      BeginTotp: {
        data: {
          beginTotp: {
            setup: {
              __typename: 'TotpSetup',
              secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
              uri: 'otpauth://totp/Site:ada?secret=JBSWY3DPEHPK3PXP',
            },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator' }));
    await expect(await canvas.findByText(/JBSW Y3DP/)).toBeInTheDocument();
  },
};
export const RenamingAPasskey: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Work laptop' }));
    await userEvent.clear(canvas.getByLabelText('Name of the passkey'));
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await canvas.findByText('Name is required')).toBeInTheDocument();
  },
};
export const RecoveryCodesOnce: Story = {
  decorators: [
    withAnswers({
      Account: { data: account },
      OwnReading: { data: ownReading },
      RenewRecoveryCodes: {
        data: { renewRecoveryCodes: { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'] } },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Replace the old codes? They stop working immediately.' }),
    );
    await expect(await canvas.findByText('ABCD-EFGH-IJKL-MNOP')).toBeInTheDocument();
  },
};
