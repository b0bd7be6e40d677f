import { useContext } from 'react';
import { useChatAnswerQuery } from '#graphql/generated/chat.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { describeFailure, getStatus } from '#web/runtime/failure.ts';
import { HttpStatus, ServerContext } from '#web/runtime/ServerContext.tsx';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { quotesPortal, summarize, useChatPath } from './chatText.ts';
import { StreamingSheet } from './StreamingSheet.tsx';
import { useAnswerStream } from './useAnswerStream.ts';
import { PortalAnswer } from './PortalAnswer.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

/** The answer to the next question of a conversation: complete from the server, streamed by sentence in the browser. */
export function ReplyAnswer({ question }: { question: string }) {
  const isServer = useContext(ServerContext) !== null;
  const isHydrating = useHydrating();
  const { data, error } = useChatAnswerQuery({
    variables: { question },
    fetchPolicy: isServer ? 'cache-first' : 'cache-only',
  });
  const answer = data?.chatAnswer;
  const isWanted = !isHydrating && (!answer || answer.limitation === 'NOT_STARTED');
  const { stream, start, stop } = useAnswerStream(question, isWanted);
  const { path } = useChatPath();
  if (path === paths.chat && (quotesPortal(answer?.citations ?? []) || quotesPortal(stream.citations)))
    return <PortalAnswer question={question} />;
  const isShown = answer && stream.status === 'idle' && !isWanted;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isShown ? summarize(answer) : stream.status === 'streaming' ? 'Writing an answer …' : ''}
      </p>
      {isServer && error ? (
        <>
          <HttpStatus code={getStatus(error)} />
          <LoadFailure sentence={describeFailure(error)} onRetry={start} />
        </>
      ) : answer && (isShown || isHydrating) ? (
        <AnswerSheet
          answer={answer}
          limitationAction={<LimitationAction question={question} isScripted={!isHydrating} onRetry={start} />}
        />
      ) : (
        <StreamingSheet question={question} stream={stream} onStop={stop} onRetry={start} />
      )}
    </>
  );
}

type LimitationActionProps = { question: string; isScripted: boolean; onRetry: () => void };

function LimitationAction({ question, isScripted, onRetry }: LimitationActionProps) {
  const { getAnswerPath } = useChatPath();
  return isScripted ? (
    <Button size="small" onClick={onRetry}>
      Write an answer
    </Button>
  ) : (
    <ButtonLink size="small" to={getAnswerPath(question)} reload>
      Write an answer
    </ButtonLink>
  );
}
