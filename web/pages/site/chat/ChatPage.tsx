import { useSearchParams } from 'react-router-dom';
import { useChatAnswerQuery } from '../../../../graphql/generated/chat.ts';
import { JsonLd } from '../../../components/JsonLd.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { PageHead } from '../../../components/PageHead.tsx';
import { PageHero } from '../../../components/PageHero.tsx';
import { breadcrumbData } from '../../../components/structuredData.ts';
import { trail } from '../../../components/trail.ts';
import { sentenceOf, statusOf } from '../../../failure.ts';
import { cardPath, paths } from '../../../paths.ts';
import { HttpStatus } from '../../../ServerContext.tsx';
import { useSite } from '../../../SiteContext.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import { ChatForm } from './ChatForm.tsx';
import styles from './ChatPage.module.css';
import { summarize } from './chatText.ts';
import { Suggestions } from './Suggestions.tsx';

const way = trail({ name: 'Ask a question', to: paths.chat });
const description =
  'Ask a question about Safe AI. The answer is quoted from this website, word for word, with a link to each passage.';

/** A question in the URL and its answer, quoted from the site. Complete without scripts. */
export function ChatPage() {
  const [params] = useSearchParams();
  const question = params.get('q')?.trim() ?? '';
  const { publicUrl } = useSite();
  return (
    <>
      <PageHead
        title="Ask a question"
        description={description}
        path={paths.chat}
        image={cardPath(paths.chat)}
        hidden={question !== ''}
      />
      <JsonLd data={{ '@context': 'https://schema.org', '@graph': [breadcrumbData(publicUrl, way)] }} />
      <PageHero
        title="Ask a question about Safe AI."
        size="long"
        trail={way}
        lead="The answer is quoted from this website, word for word, with a link to each passage. Where the site has no answer, this page says so."
      />
      <div className={styles.page}>
        <ChatForm question={question} />
        {question ? <QuestionAnswer question={question} /> : <Suggestions />}
      </div>
    </>
  );
}

function QuestionAnswer({ question }: { question: string }) {
  const { data, error, refetch } = useChatAnswerQuery({ variables: { question } });
  const answer = data?.chatAnswer;
  return (
    <>
      <p role="status" className="visually-hidden">
        {answer ? summarize(answer) : error ? '' : 'Looking for passages …'}
      </p>
      {error && !answer ? (
        <>
          <HttpStatus code={statusOf(error)} />
          <LoadFailure sentence={sentenceOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
        </>
      ) : answer ? (
        <AnswerSheet answer={answer} />
      ) : (
        <AnswerSkeleton />
      )}
    </>
  );
}
