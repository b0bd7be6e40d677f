import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AskPage } from '#web/pages/portal/ask/AskPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { portalAnswer, refusedAnswer } from '../../../fixtures/chat.ts';

const meta = {
  title: 'pages/portal/ask/AskPage',
  component: AskPage,
  parameters: { layout: 'fullscreen', path: '/investor/ask?q=When+does+the+lease+end' },
} satisfies Meta<typeof AskPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ ChatAnswer: { data: { chatAnswer: { __typename: 'ChatAnswer', ...portalAnswer } } } });

export const Empty: Story = { parameters: { path: '/investor/ask' }, decorators: [withAnswers({})] };
export const Loading: Story = loading('ChatAnswer');
export const Failure: Story = failure('ChatAnswer');
export const NoAnswer: Story = {
  ...answered('ChatAnswer', { chatAnswer: { __typename: 'ChatAnswer', ...refusedAnswer } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/ask the team: open a document in/)).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'contact us' })).toBeNull();
  },
};
/** An answer from a document stays within the portal, and its link opens the reader on the page. */
export const Success: Story = {
  decorators: [success],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answer = within(await canvas.findByRole('article'));
    await expect(answer.getByText('Quoted from the portal’s documents, not written by a model')).toBeInTheDocument();
    await expect(answer.getByRole('link', { name: 'Lease of the office' })).toHaveAttribute(
      'href',
      '/investor/documents/doc_4?page=3#page-3',
    );
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/investor/ask');
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
