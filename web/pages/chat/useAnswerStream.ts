import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ChatConversationDocument, ChatAnswerDocument } from '#graphql/generated/chat.ts';
import { streamAnswer, UNREACHABLE } from './answerStream.ts';
import type { Answer, Sentence } from './chatText.ts';

export interface AnswerStream {
  status: 'idle' | 'streaming' | 'stopped' | 'failed';
  citations: Answer['citations'];
  sentences: readonly Sentence[];
  /** The error message. */
  message: string;
}

const IDLE: AnswerStream = { status: 'idle', citations: [], sentences: [], message: '' };

/** Streams the answer to a question. The complete answer is written to the Apollo cache. */
export function useAnswerStream(question: string, isWanted: boolean) {
  const client = useApolloClient();
  const [stream, setStream] = useState(IDLE);
  const running = useRef<AbortController | null>(null);

  const start = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStream({ ...IDLE, status: 'streaming' });
    void runStream(client, question, controller.signal, (next) => {
      if (running.current === controller) setStream((stream) => ({ ...stream, ...next(stream) }));
    });
  }, [client, question]);

  useEffect(() => {
    if (isWanted && !running.current) start();
  }, [isWanted, start]);

  // Leaving the question aborts its stream, and with it the request to the model.
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  return { stream, start, stop: () => running.current?.abort() };
}

type Change = (next: (stream: AnswerStream) => Partial<AnswerStream>) => void;

async function runStream(client: ApolloClient, question: string, signal: AbortSignal, change: Change): Promise<void> {
  try {
    const chatAnswer = await streamAnswer(question, {
      signal,
      onCitations: (citations) => change(() => ({ citations })),
      onSentence: (sentence) => change(({ sentences }) => ({ sentences: [...sentences, sentence] })),
    });
    client.writeQuery({ query: ChatAnswerDocument, variables: { question }, data: { chatAnswer } });
    change(() => IDLE);
    void client.refetchQueries({ include: [ChatConversationDocument] });
  } catch (error) {
    const message = error instanceof TypeError ? UNREACHABLE : (error as Error).message;
    change(() => (signal.aborted ? { status: 'stopped' } : { status: 'failed', message }));
  }
}
