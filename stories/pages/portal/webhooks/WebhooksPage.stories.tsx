import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { WebhooksPage } from '#web/pages/portal/webhooks/WebhooksPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { createdWebhook, noWebhooks, ownWebhooks, pausedWebhook } from '../../../fixtures/webhooks.ts';

const meta = {
  title: 'pages/portal/webhooks/WebhooksPage',
  component: WebhooksPage,
  parameters: { layout: 'fullscreen', path: '/investor/account/webhooks' },
} satisfies Meta<typeof WebhooksPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({
  OwnWebhooks: { data: ownWebhooks },
  CreateWebhook: { data: createdWebhook },
  UpdateWebhook: { data: pausedWebhook },
});

export const Loading: Story = loading('OwnWebhooks');
export const Failure: Story = failure('OwnWebhooks');
export const NoWebhooks: Story = answered('OwnWebhooks', noWebhooks);
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const EmptyForm: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create webhook' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('URL is required')).toBeVisible();
    await expect(canvas.getByText('Choose at least one type')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Name of the webhook')).toHaveFocus());
  },
};
export const Created: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name of the webhook'), 'Calendar sync');
    await userEvent.type(canvas.getByLabelText('URL of the receiver'), 'https://sync.example/hook');
    await userEvent.click(canvas.getByLabelText('Events'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create webhook' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'The new secret Calendar sync' })).toHaveFocus());
    await expect(canvas.getByText(createdWebhook.createWebhook.secret)).toBeVisible();
    await expect(canvas.getByLabelText('Name of the webhook')).toHaveValue('');
  },
};
export const Pausing: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Intranet mirror' }));
    await expect(await canvas.findByText('Paused by its owner.')).toBeVisible();
  },
};
export const UrlRejected: Story = {
  decorators: [
    withAnswers({
      OwnWebhooks: { data: noWebhooks },
      CreateWebhook: {
        error: 'BAD_USER_INPUT',
        message: 'Some values are not valid.',
        fields: [{ path: ['input', 'url'], message: 'Use a URL on the public internet' }],
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name of the webhook'), 'Mirror');
    await userEvent.type(canvas.getByLabelText('URL of the receiver'), 'https://10.0.0.1/hook');
    await userEvent.click(canvas.getByLabelText('Articles'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create webhook' }));
    await expect(await canvas.findByText('Use a URL on the public internet')).toBeVisible();
    await expect(canvas.getByLabelText('Name of the webhook')).toHaveValue('Mirror');
  },
};
