import { useChatAnswerQuery, useChatReplyQuery } from '../../../../graphql/generated/chat.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { describeFailure, getStatus } from '../../../runtime/failure.ts';
import { HttpStatus } from '../../../runtime/ServerContext.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import { summarize } from './chatText.ts';

type QuotedAnswerProps = {
  question: string;
  /** True if the visitor has a stored conversation, to which the question is added. */
  isRecorded: boolean;
};

/** The answer without a language model: verbatim passages from the site. */
export function QuotedAnswer({ question, isRecorded }: QuotedAnswerProps) {
  // If the visitor saves or deletes the conversation now, the current answer stays until the other query has loaded.
  const quoted = useChatAnswerQuery({
    variables: { question },
    fetchPolicy: isRecorded ? 'cache-only' : 'cache-first',
  });
  const recorded = useChatReplyQuery({
    variables: { question },
    fetchPolicy: isRecorded ? 'cache-first' : 'cache-only',
  });
  const { error, refetch } = isRecorded ? recorded : quoted;
  const [answer = null] = [recorded.data?.chatReply, quoted.data?.chatAnswer].filter(Boolean);
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
