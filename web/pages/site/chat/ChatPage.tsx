import { Suspense } from 'react';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import {
  ChatAnswerDocument,
  ChatConversationDocument,
  useChatConversationQuery,
} from '../../../../graphql/generated/chat.ts';
import { JsonLd } from '../../../site/JsonLd.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { breadcrumbData } from '../../../site/structuredData.ts';
import { trail } from '../../../site/trail.ts';
import { getCardPath, paths } from '../../../paths.ts';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { useSite } from '../../../runtime/SiteContext.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import { AnswerRating } from './AnswerRating.tsx';
import { ChatForm } from './ChatForm.tsx';
import styles from './ChatPage.module.css';
import { ConversationPanel } from './ConversationPanel.tsx';
import { QuotedAnswer } from './QuotedAnswer.tsx';
import { Suggestions } from './Suggestions.tsx';
import { dependentQuery, noVariables, pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

// Loaded on demand: most sites have no language model, and quotations need none of it.
const load = () => import('./ReplyAnswer.tsx').then((module) => module.ReplyAnswer);
const ReplyAnswer = lazyComponent(load, import.meta.env.SSR ? await load() : null);

const way = trail({ name: 'Ask a question', to: paths.chat });
const description =
  'Ask a question about Safe AI. Each statement of the answer links to the passage of this website that supports it.';

const LEAD = {
  quoted:
    'The answer is quoted from this website, word for word, with a link to each passage. Where the site has no answer, this page says so.',
  generated:
    'A language model writes the answer from passages of this website. Each sentence links to the passages that support it. Where the site has no answer, this page says so.',
};

const conversationQuery = pageQuery(ChatConversationDocument, useChatConversationQuery, noVariables);

const readQuestion = (search: URLSearchParams): string => search.get('q')?.trim() ?? '';

export const queries = [
  conversationQuery,
  // Runs after the conversation was read, because it can begin one.
  dependentQuery(ChatAnswerDocument, ({ search }) => {
    const question = readQuestion(search);
    return question ? { question } : null;
  }),
];

/** Answers the question in the URL with passages from the site. Works fully without JavaScript. */
export function ChatPage() {
  const question = readQuestion(usePageQuery());
  const { publicUrl, hasLanguageModel } = useSite();
  return (
    <>
      <PageHead
        title="Ask a question"
        description={description}
        path={paths.chat}
        image={getCardPath(paths.chat)}
        hidden={question !== ''}
      />
      <JsonLd data={{ '@context': 'https://schema.org', '@graph': [breadcrumbData(publicUrl, way)] }} />
      <PageHero
        title="Ask a question about Safe AI."
        size="long"
        trail={way}
        lead={LEAD[hasLanguageModel ? 'generated' : 'quoted']}
      />
      <div className={styles.page}>
        <Chat question={question} hasLanguageModel={hasLanguageModel ?? false} />
      </div>
    </>
  );
}

function Chat({ question, hasLanguageModel }: { question: string; hasLanguageModel: boolean }) {
  const { data, refetch } = usePageData(conversationQuery);
  const conversation = data?.chatConversation ?? null;
  const notice = data?.browser.formNotice?.form === 'chat' ? data.browser.formNotice.message : null;
  return (
    <>
      <ChatForm question={question} note={hasLanguageModel || conversation ? 'conversation' : 'unstored'} />
      {question === '' ? (
        <Suggestions />
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
        <ConversationPanel question={question} conversation={conversation} notice={notice} onChange={refetch} />
      )}
    </>
  );
}
