import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatPage } from '#web/pages/site/chat/ChatPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { injected, portalAnswer, quotedAnswer, refusedAnswer } from '../../../fixtures/chat.ts';

const meta = {
  title: 'pages/site/chat/ChatPage',
  component: ChatPage,
  parameters: { layout: 'fullscreen', path: '/chat?q=What+if+a+disk+is+stolen' },
} satisfies Meta<typeof ChatPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ ChatAnswer: { data: { chatAnswer: { __typename: 'ChatAnswer', ...quotedAnswer } } } });

export const Empty: Story = {
  parameters: { path: '/chat' },
  decorators: [withAnswers({})],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
    await expect(canvas.getByText(/^We hold no certificate\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Type a question.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
  },
};
export const Loading: Story = loading('ChatAnswer');
export const Failure: Story = failure('ChatAnswer');
export const Quoted: Story = {
  decorators: [success],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('article')).toHaveAttribute('data-answer', 'quoted');
    await expect(canvasElement.querySelectorAll('[data-citation]')).toHaveLength(2);
    await expect(canvas.getByText('Answered with 2 passages.')).toBeInTheDocument();
    await userEvent.click(canvas.getByText('Why this answer?'));
    await expect(canvas.getByText(/Rare words count more than common ones/)).toBeVisible();
  },
};
export const QuotedOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const QuotedOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const NoAnswer: Story = {
  decorators: [withAnswers({ ChatAnswer: { data: { chatAnswer: { __typename: 'ChatAnswer', ...refusedAnswer } } } })],
  play: async ({ canvasElement }) => {
    const article = await within(canvasElement).findByRole('article');
    await expect(article).toHaveAttribute('data-answer', 'refused');
    await expect(within(article).getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/about#contact');
  },
};
export const TextThatLooksLikeMarkup: Story = {
  decorators: [withAnswers({ ChatAnswer: { data: { chatAnswer: { __typename: 'ChatAnswer', ...injected } } } })],
  play: async ({ canvasElement }) => {
    const article = await within(canvasElement).findByRole('article');
    await expect(article.querySelectorAll('img, script, a[href^="http"], a[href^="javascript"]')).toHaveLength(0);
  },
};
/** No text of the portal appears on a public page: the reader is led to the answer within the portal. */
export const AnswerFromThePortal: Story = {
  decorators: [
    withAnswers({ ChatAnswer: { data: { chatAnswer: { __typename: 'ChatAnswer', ...portalAnswer } } } }),
    (Story) => (
      <Routes>
        <Route path="/chat" element={<Story />} />
        <Route path="/investor/ask" element={<p>The answer within the portal</p>} />
      </Routes>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The answer within the portal')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};
