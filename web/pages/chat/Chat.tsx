import { type ReactNode, Suspense } from 'react';
import {
  ChatAnswerDocument,
  ChatConversationDocument,
  useChatAnswerQuery,
  useChatConversationQuery,
} from '#graphql/generated/chat.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { dependentQuery, noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { usePageData } from '#web/runtime/usePageData.ts';
import { AnswerRating } from './AnswerRating.tsx';
import styles from './AnswerSheet.module.css';
import { ChatForm } from './ChatForm.tsx';
import { ConversationPanel } from './ConversationPanel.tsx';
import { describeFailure, getStatus } from '#web/runtime/failure.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { quotesPortal, summarize, useChatPath } from './chatText.ts';
import { paths } from '#web/paths.ts';
import { PortalAnswer } from './PortalAnswer.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

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
      {(question || conversation || notice) && (
        <ConversationPanel
          question={question}
          conversation={conversation}
          storage={storage}
          notice={notice}
          onChange={refetch}
        >
          {question && (
            <AnswerRating
              key={question}
              question={question}
              isKept={conversation?.isKept ?? false}
              onChange={refetch}
            />
          )}
        </ConversationPanel>
      )}
    </>
  );
}

/** The answer without a language model: verbatim passages from the site. */
function QuotedAnswer({ question }: { question: string }) {
  const { data, error, refetch } = useChatAnswerQuery({ variables: { question } });
  const answer = data?.chatAnswer;
  const { path } = useChatPath();
  if (answer && path === paths.chat && quotesPortal(answer.citations)) return <PortalAnswer question={question} />;
  return (
    <>
      <p role="status" className="visually-hidden">
        {answer ? summarize(answer) : error ? '' : 'Looking for passages …'}
      </p>
      {error && !answer ? (
        <>
          <HttpStatus code={getStatus(error)} />
          <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
        </>
      ) : answer ? (
        <AnswerSheet answer={answer} />
      ) : (
        <AnswerSkeleton />
      )}
    </>
  );
}

/** A placeholder while an answer loads. */
const AnswerSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
