import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';
import { WhitepaperPage } from '#web/pages/site/whitepaper/WhitepaperPage.tsx';
import { LeadForm } from '#web/pages/site/lead-form/LeadForm.tsx';
import { whitepaperFormShape } from '#web/pages/site/whitepaper/whitepaper-form.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';

const meta = {
  title: 'pages/site/whitepaper/WhitepaperPage',
  component: WhitepaperPage,
  parameters: { layout: 'fullscreen', path: '/whitepaper' },
  decorators: [withAnswers({})],
  render: () => (
    <SiteLayout>
      <WhitepaperPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof WhitepaperPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { viewport: { value: 'desktop' } } };
export const Blueprint: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'desktop' } } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
export const ForcedColors: Story = { globals: { colors: 'forced', viewport: { value: 'desktop' } } };
export const Refused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), 'Nora Assessor');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the link' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('4 answers need another look');
    await expect(within(summary).getByRole('link', { name: 'Company' })).toHaveAttribute('href', '#field-company');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Nora Assessor');
  },
};
export const RefusedByTheServer: Story = {
  decorators: [
    withAnswers({
      RequestWhitepaper: { error: 'UNAVAILABLE', message: 'This is not available right now.' },
      WhitepaperChallenge: { error: 'UNAVAILABLE', message: 'This is not available right now.' },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), 'Nora Assessor');
    await userEvent.type(canvas.getByLabelText('Work email'), 'nora@harborclinic.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Harbor Clinic');
    await userEvent.type(canvas.getByLabelText('What you need it for'), 'Ports');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not available right now.');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Harbor Clinic');
  },
};
export const BackWithoutJavaScript: Story = {
  render: () => (
    <LeadForm
      shape={whitepaperFormShape}
      start={{
        message: 'Please enter a valid email',
        values: { name: 'Nora Assessor', email: 'nora' },
        errors: { email: 'Please enter a valid email' },
      }}
      onTouch={() => undefined}
      onSend={async () => null}
    />
  ),
};
