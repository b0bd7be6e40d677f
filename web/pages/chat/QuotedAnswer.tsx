import { useChatAnswerQuery } from '../../../graphql/generated/chat.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { describeFailure, getStatus } from '../../runtime/failure.ts';
import { HttpStatus } from '../../runtime/ServerContext.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import { quotesPortal, summarize } from './chatText.ts';
import { PortalAnswer } from './PortalAnswer.tsx';
import { useChatPath } from './useChatPath.ts';
import { paths } from '../../paths.ts';

/** The answer without a language model: verbatim passages from the site. */
export function QuotedAnswer({ question }: { question: string }) {
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
