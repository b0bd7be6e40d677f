import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ContactUsPage } from '#web/pages/site/contact-us/ContactUsPage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';

const meta = {
  title: 'pages/site/contact-us/ContactUsPage',
  component: ContactUsPage,
  parameters: { layout: 'fullscreen', path: '/contact-us' },
  decorators: [withAnswers({})],
  render: () => (
    <SiteLayout>
      <ContactUsPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof ContactUsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { viewport: { value: 'desktop' } } };
export const BlueprintOnAPhone: Story = { globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
export const Sent: Story = { parameters: { path: '/contact-us?sent=1' } };
export const Refused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Message'), 'Which ports does the gateway open?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('5 answers need another look');
    await expect(within(summary).getByRole('link', { name: 'Topic' })).toHaveAttribute('href', '#field-topic');
    await expect(canvas.getByLabelText('Message')).toHaveValue('Which ports does the gateway open?');
  },
};
