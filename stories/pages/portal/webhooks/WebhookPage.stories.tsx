import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WebhookPage } from '#web/pages/portal/webhooks/WebhookPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import {
  canceledDelivery,
  emptyWebhookLog,
  missingWebhook,
  othersWebhookLog,
  replayedDelivery,
  webhookLog,
} from '../../../fixtures/webhooks.ts';

const meta = {
  title: 'pages/portal/webhooks/WebhookPage',
  component: WebhookPage,
  parameters: { layout: 'fullscreen', path: '/investor/account/webhooks/whk_1' },
} satisfies Meta<typeof WebhookPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({
  OwnWebhookLog: { data: webhookLog },
  ReplayDelivery: { data: replayedDelivery },
  CancelDelivery: { data: canceledDelivery },
});

export const Loading: Story = loading('OwnWebhookLog');
export const Failure: Story = failure('OwnWebhookLog');
export const Missing: Story = answered('OwnWebhookLog', missingWebhook);
export const NoDeliveries: Story = answered('OwnWebhookLog', emptyWebhookLog);
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const SentAgain: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const buttons = await canvas.findAllByRole('button', { name: /^Send again/ });
    await userEvent.click(buttons[0]!);
    await expect(canvas.getAllByRole('button', { name: /^Send again/ })).toHaveLength(buttons.length - 1);
  },
};
export const Canceled: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByText('Request and answer'))[2]!);
    await expect(canvas.getByText('<html>Service temporarily unavailable</html>')).toBeVisible();
    const buttons = canvas.getAllByRole('button', { name: /^Cancel delivery/ });
    await userEvent.click(buttons[0]!);
    await expect(canvas.getAllByRole('button', { name: /^Cancel delivery/ })).toHaveLength(buttons.length - 1);
    await expect(canvas.getByText('Canceled by the owner of the webhook.')).toBeVisible();
  },
};
export const OfAnotherAccount: Story = {
  decorators: [withAnswers({ OwnWebhookLog: { data: othersWebhookLog } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('webhook.test')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Send again|Delete|Save/ })).toBeNull();
  },
};
