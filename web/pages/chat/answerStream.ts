import type { Answer, Sentence } from './chatText.ts';

type Line =
  | { type: 'citations'; citations: Answer['citations'] }
  | { type: 'sentence'; sentence: Sentence }
  | { type: 'answer'; answer: Answer }
  | { type: 'error'; message: string };

interface Handlers {
  signal: AbortSignal;
  onCitations: (citations: Answer['citations']) => void;
  onSentence: (sentence: Sentence) => void;
}

export const UNREACHABLE = 'The server could not be reached. Try again in a moment.';

/** Requests an answer that is streamed by sentence. Throws an Error whose message is shown to the user. */
export async function streamAnswer(question: string, { signal, onCitations, onSentence }: Handlers): Promise<Answer> {
  const response = await fetch('/api/chat/answers', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question }),
    signal,
  });
  if (!response.ok || !response.body) throw new Error((await response.text()) || UNREACHABLE);
  for await (const line of readLines(response.body)) {
    if (line.type === 'answer') return withTypeNames(line.answer);
    if (line.type === 'error') throw new Error(line.message);
    if (line.type === 'citations') onCitations(line.citations);
    else onSentence(line.sentence);
  }
  throw new Error(UNREACHABLE);
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Line;
  }
}

const withName = <Shape extends object>(name: string, value: Shape): Shape => ({ __typename: name, ...value });

/** Adds the GraphQL type names, so that the answer can be stored in the Apollo cache. */
const withTypeNames = (answer: Answer): Answer =>
  withName('ChatAnswer', {
    ...answer,
    sentences: answer.sentences.map((sentence) => withName('ChatSentence', sentence)),
    citations: answer.citations.map((citation) =>
      withName('ChatCitation', { ...citation, parts: citation.parts.map((part) => withName('SearchPart', part)) }),
    ),
    nearestPages: answer.nearestPages.map((page) => withName('ChatPage', page)),
  });
