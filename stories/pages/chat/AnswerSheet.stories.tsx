import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '#web/ui/Button.tsx';
import { AnswerSheet } from '#web/pages/chat/AnswerSheet.tsx';
import { generated, quotedAnswer, tableAnswer } from '../../fixtures/chat.ts';

const meta = {
  title: 'pages/chat/AnswerSheet',
  component: AnswerSheet,
  args: { answer: generated },
} satisfies Meta<typeof AnswerSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AnswerFirst: Story = {
  args: { answer: tableAnswer },
  play: async ({ canvas, userEvent }) => {
    const [, row] = canvas.getAllByRole('listitem');
    // The sentence that answers comes first; the passage around it is folded.
    await expect(canvas.getAllByText(/^A stolen disk holds nothing/)[0]).toBeVisible();
    await expect(canvas.getByText(/Before it\./)).not.toBeVisible();
    await userEvent.click(canvas.getAllByText('Whole passage')[0]!);
    await expect(canvas.getByText(/Before it\./)).toBeVisible();
    // A table row keeps its columns.
    await expect(within(row!).getAllByText('Your responsibility')[0]!.tagName).toBe('DT');
    await expect(within(row!).getAllByText('Hold the keys.')[0]).toBeVisible();
  },
};
export const AnswerFirstOnAPhone: Story = {
  args: { answer: tableAnswer },
  globals: { viewport: { value: 'phone' } },
};
export const Generated: Story = {
  play: async ({ canvasElement }) => {
    const article = within(canvasElement).getByRole('article');
    await expect(article).toHaveAttribute('data-answer', 'generated');
    await expect(article).toHaveTextContent('Written by a language model');
    // Three citation marks behind sentences, and two in the list of sources.
    await expect(article.querySelectorAll('[data-citation]')).toHaveLength(5);
  },
};
export const GeneratedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const GeneratedOnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const Incomplete: Story = {
  args: {
    answer: { ...generated, limitation: 'INCOMPLETE' },
    limitationAction: <Button size="small">Write an answer</Button>,
  },
};
export const ModelUnavailable: Story = {
  args: {
    answer: { ...quotedAnswer, limitation: 'MODEL_UNAVAILABLE' },
    limitationAction: <Button size="small">Write an answer</Button>,
  },
  globals: { sheet: 'blueprint' },
};
export const SentencesThatLookLikeMarkup: Story = {
  args: {
    answer: {
      ...generated,
      sentences: [
        { text: '<img src=x onerror=alert(1)> ![x](https://example.com) [x](javascript:alert(1))', citations: [1] },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const article = within(canvasElement).getByRole('article');
    await expect(article.querySelectorAll('img, script, a[href^="http"], a[href^="javascript"]')).toHaveLength(0);
  },
};
