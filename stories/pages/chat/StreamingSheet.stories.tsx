import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StreamingSheet } from '#web/pages/chat/StreamingSheet.tsx';
import { generated } from '../../fixtures/chat.ts';

const { question, citations, sentences } = generated;
const stream = { status: 'streaming', citations, sentences: sentences.slice(0, 1), message: '' } as const;

const meta = {
  title: 'pages/chat/StreamingSheet',
  component: StreamingSheet,
  args: { question, stream, onStop: fn(), onRetry: fn() },
} satisfies Meta<typeof StreamingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = { args: { stream: { ...stream, sentences: [] } } };
export const Writing: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalled();
  },
};
export const WritingOnBlueprint: Story = {
  globals: { sheet: 'blueprint', viewport: { value: 'phone' } },
};
export const Stopped: Story = { args: { stream: { ...stream, status: 'stopped' } } };
export const Failed: Story = {
  args: {
    stream: { ...stream, status: 'failed', sentences: [], message: 'Too many requests. Please wait and try again.' },
  },
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
