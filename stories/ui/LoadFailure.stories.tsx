import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

const meta = {
  title: 'components/LoadFailure',
  tags: ['autodocs'],
  component: LoadFailure,
  args: { sentence: 'The articles could not be read just now. Please try again in a moment.', onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retried: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ButtonApartFromItsSentence: Story = {
  play: async ({ canvasElement }) => {
    const sentence = canvasElement.querySelector('p')!.getBoundingClientRect();
    const button = within(canvasElement).getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(button.top - sentence.bottom).toBeGreaterThanOrEqual(16);
  },
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
