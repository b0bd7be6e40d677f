import { type ReactNode, Suspense } from 'react';
import {
  ChatAnswerDocument,
  ChatConversationDocument,
  useChatConversationQuery,
} from '../../../graphql/generated/chat.ts';
import { lazyComponent } from '../../runtime/lazyComponent.tsx';
import { dependentQuery, noVariables, pageQuery } from '../../runtime/pageQueries.ts';
import { useSite } from '../../runtime/SiteContext.tsx';
import { usePageData } from '../../runtime/usePageData.ts';
import { AnswerRating } from './AnswerRating.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import { ChatForm } from './ChatForm.tsx';
import { ConversationPanel } from './ConversationPanel.tsx';
import { QuotedAnswer } from './QuotedAnswer.tsx';

// Loaded on demand: most sites have no language model, and quotations need none of it.
const load = () => import('./ReplyAnswer.tsx').then((module) => module.ReplyAnswer);
const ReplyAnswer = lazyComponent(load, import.meta.env.SSR ? await load() : null);

const conversationQuery = pageQuery(ChatConversationDocument, useChatConversationQuery, noVariables);

export const readQuestion = (search: URLSearchParams): string => search.get('q')?.trim() ?? '';

/** What a page with `Chat` reads. */
export const chatQueries = [
  conversationQuery,
  // Runs after the conversation was read, because it can begin one.
  dependentQuery(ChatAnswerDocument, ({ search }) => {
    const question = readQuestion(search);
    return question ? { question } : null;
  }),
];

type ChatProps = {
  question: string;
  /** Shown until a question was asked. */
  children: ReactNode;
};

/** The form, the answer, its rating and the conversation. */
export function Chat({ question, children }: ChatProps) {
  const { hasLanguageModel = false } = useSite();
  const { data, refetch } = usePageData(conversationQuery);
  const conversation = data?.chatConversation ?? null;
  const storage = conversation?.isKept ? 'kept' : hasLanguageModel || conversation ? 'conversation' : 'unstored';
  const notice = data?.browser.formNotice?.form === 'chat' ? data.browser.formNotice.message : null;
  return (
    <>
      <ChatForm question={question} storage={storage} />
      {question === '' ? (
        children
      ) : hasLanguageModel ? (
        <Suspense fallback={<AnswerSkeleton />}>
          <ReplyAnswer key={question} question={question} />
        </Suspense>
      ) : (
        <QuotedAnswer question={question} />
      )}
      {question && (
        <AnswerRating
          key={`rate ${question}`}
          question={question}
          isKept={conversation?.isKept ?? false}
          onChange={refetch}
        />
      )}
      {(question || conversation || notice) && (
        <ConversationPanel
          question={question}
          conversation={conversation}
          storage={storage}
          notice={notice}
          onChange={refetch}
        />
      )}
    </>
  );
}
