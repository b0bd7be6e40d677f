import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminWebhooksPage } from '#web/pages/admin/webhooks/AdminWebhooksPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { allWebhooks, noWebhookAtAll } from '../../../fixtures/webhooks.ts';

const meta = {
  title: 'pages/admin/webhooks/AdminWebhooksPage',
  component: AdminWebhooksPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/webhooks' },
} satisfies Meta<typeof AdminWebhooksPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ AllWebhooks: { data: allWebhooks } });

export const Loading: Story = loading('AllWebhooks');
export const Failure: Story = failure('AllWebhooks');
export const NoWebhooks: Story = answered('AllWebhooks', noWebhookAtAll);
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const Menu: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const about = 'Intranet mirror of Ines Investor';
    await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${about}` }));
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${about}` }));
    await expect(
      canvas.getByRole('button', { name: `Delete this webhook and its deliveries? Nothing is sent anymore. ${about}` }),
    ).toBeVisible();
  },
};
