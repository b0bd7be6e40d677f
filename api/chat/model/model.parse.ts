import { JSONParser } from '@streamparser/json';
import { splitSentences } from '../passages/passage.split.ts';
import { type DraftSentence, draftSentence } from './model.prompt.ts';

/** Parses sentences from an answer while its text arrives. */
export interface SentenceParser {
  /** Returns the sentences that this text completes. */
  write: (text: string) => DraftSentence[];
  /** Returns the sentences left in the buffer at the end of the text. */
  end: () => DraftSentence[];
  /** True if the answer was JSON with a list of sentences, which can be empty. */
  isAnswer: () => boolean;
}

/**
 * Parses the answer as JSON if its first character is a brace, after spaces or an opening code fence. Otherwise parses
 * plain text, whose sentences cite passages as `[1]`.
 */
export function createSentenceParser(): SentenceParser {
  let opening = '';
  let inner: SentenceParser | null = null;
  const start = (text: string): SentenceParser | null => {
    opening += text;
    const content = opening.replace(/^\s*(?:`{3}[a-z]*\s*)?/i, '');
    // Up to the third backtick, the text may still become a code fence.
    if (content === '' || /^\s*`{1,3}[a-z]*$/i.test(opening)) return null;
    const parser = content.startsWith('{') ? createJsonParser() : createTextParser();
    opening = content;
    return parser;
  };
  return {
    write: (text) => {
      if (inner) return inner.write(text);
      inner = start(text);
      return inner?.write(opening) ?? [];
    },
    end: () => inner?.end() ?? [],
    isAnswer: () => inner?.isAnswer() ?? false,
  };
}

function createJsonParser(): SentenceParser {
  const complete: DraftSentence[] = [];
  let hasEnded = false;
  let isAnswer = false;
  const parser = new JSONParser({ paths: ['$.sentences', '$.sentences.*'], keepStack: false });
  parser.onValue = ({ value, stack }) => {
    const { data } = draftSentence.safeParse(value);
    if (data) complete.push(data);
    else if (stack.length === 1 && Array.isArray(value)) isAnswer = true;
  };
  // Ignores text after the object, such as the closing code fence, and text that is not JSON.
  parser.onError = () => void (hasEnded = true);
  parser.onEnd = () => void (hasEnded = true);
  return {
    write: (text) => {
      // Passes one character at a time, so that an error does not lose the sentences before it.
      for (const character of text) if (!hasEnded) parser.write(character);
      return complete.splice(0);
    },
    end: () => complete.splice(0),
    isAnswer: () => isAnswer,
  };
}

const MARK = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;

function createTextParser(): SentenceParser {
  let rest = '';
  const read = (lines: string[]): DraftSentence[] => lines.flatMap(splitCited);
  return {
    write: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      return read(lines);
    },
    end: () => read([rest]),
    isAnswer: () => false,
  };
}

/** The sentences of a line. Citations are before or after the full stop: `It is offline [1].`, `It is offline. [1]`. */
function splitCited(line: string): DraftSentence[] {
  const movedLine = line.replace(/([.!?])((?:\s*\[[\d\s,]+\])+)/g, '$2$1');
  return splitSentences(movedLine).map((text) => ({
    text: text.replace(MARK, '').replace(/\s+([.!?])/g, '$1'),
    citations: [...text.matchAll(MARK)].flatMap(([, numbers]) => numbers!.split(',').map(Number)),
  }));
}
