import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmergencyCreatorPage } from '#web/plain/EmergencyCreatorPage.tsx';
import { blank, notice } from '../fixtures/plain.ts';

const meta = {
  title: 'plain/EmergencyCreatorPage',
  component: EmergencyCreatorPage,
  args: { page: 'emergency-creator', form: blank, current: null },
  parameters: { layout: 'fullscreen', path: '/admin/emergency-article-creator' },
} satisfies Meta<typeof EmergencyCreatorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const ReplacingCurrentNotice: Story = { args: { current: notice } };
export const WithErrors: Story = {
  args: {
    form: {
      message: 'Text is required',
      errors: { body: 'Text is required' },
      values: { key: 'key', title: 'Disconnect the relay', body: '' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = within(canvas.getByRole('alert')).getByRole('link', { name: 'Text' });
    await expect(link).toHaveAttribute('href', '#field-body');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Disconnect the relay');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const OnAPhoneInBlueprint: Story = { globals: { viewport: { value: 'phone' }, sheet: 'blueprint' } };
