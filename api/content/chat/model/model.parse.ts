import { JSONParser } from '@streamparser/json';
import { splitSentences } from '../passages/passage.split.ts';
import type { DraftSentence } from './model.prompt.ts';

/** Parses sentences from an answer while its text arrives. */
export interface SentenceParser {
  /** Returns the sentences that this text completes. */
  write: (text: string) => DraftSentence[];
  /** Returns the sentences left in the buffer at the end of the text. */
  end: () => DraftSentence[];
  /** True if the answer was JSON with an empty list of sentences: the passages do not answer the question. */
  isAnswer: () => boolean;
}

/** An object or a list, after spaces, an opening tag or an opening code fence. A text can begin with a citation. */
const JSON_START = /^\s*(?:<(?:answer|final|json|output|response|result)>\s*)?(?:`{3}[a-z]*\s*)?(?=\{|\[\s*[[{"'\]])/i;
const MAYBE_START =
  /^\s*(?:<[a-z]*|<(?:answer|final|json|output|response|result)>\s*)?(?:`{0,2}|`{3}[a-z]*\s*(?:\[\s*)?|\[\s*)$/i;
/** What a model thinks before it answers, which some servers leave in the text, also without its beginning. */
const REASONING = /^\s*(?:<(think|thinking|thought|reasoning|reflection|analysis|scratchpad)>|\[(THINK)\])/i;
const REASONING_END = /<\/(?:think|thinking|thought|reasoning|reflection|analysis|scratchpad)>|\[\/THINK\]/i;

/**
 * Parses the answer as JSON from the first line that begins with an object or a list, which can follow reasoning, an
 * introduction or an opening code fence. Otherwise parses plain text, whose sentences cite passages as `[1]`.
 */
export const createSentenceParser = (): SentenceParser => new AnswerParser();

class AnswerParser implements SentenceParser {
  #rest = '';
  #reasoningEnd: string | null = null;
  #json: SentenceParser | null = null;
  /** The end of the text that was passed as JSON. */
  #tail = '';

  write(text: string): DraftSentence[] {
    if (!this.#json) {
      this.#rest += text;
      return this.#read(false);
    }
    this.#tail = (this.#tail + text).slice(-text.length - LONGEST_TAG);
    const [tag] = REASONING_END.exec(this.#tail) ?? [];
    if (tag === undefined) return this.#json.write(text);
    // What looked like the answer was an example in the reasoning.
    this.#rest = this.#tail.slice(this.#tail.indexOf(tag) + tag.length);
    this.#json = null;
    this.#tail = '';
    return this.#read(false);
  }

  end = (): DraftSentence[] => this.#json?.end() ?? this.#read(true);

  isAnswer = (): boolean => this.#json?.isAnswer() ?? false;

  #read(isWhole: boolean): DraftSentence[] {
    const sentences: DraftSentence[] = [];
    while (this.#rest !== '' && !this.#json) {
      const next = this.#leaveReasoning() ?? this.#readNext(isWhole);
      if (!next) break;
      sentences.push(...next);
    }
    return sentences;
  }

  /** Enters or leaves reasoning, which has no sentences. Null outside of it, and while its end is missing. */
  #leaveReasoning(): [] | null {
    const [opening, name] = (this.#reasoningEnd === null && REASONING.exec(this.#rest)) || [];
    if (opening) this.#reasoningEnd = name ? `</${name.toLowerCase()}>` : '[/think]';
    else if (this.#reasoningEnd === null) return null;
    const end = this.#rest.toLowerCase().indexOf(this.#reasoningEnd!);
    if (end < 0) return opening ? [] : null;
    this.#rest = this.#rest.slice(end + this.#reasoningEnd!.length);
    this.#reasoningEnd = null;
    return [];
  }

  /** Reads a line, or the JSON that begins here. Null if this needs more text. */
  #readNext(isWhole: boolean): DraftSentence[] | null {
    if (this.#reasoningEnd !== null) return null;
    if (JSON_START.test(this.#rest)) {
      this.#json = createJsonParser();
      return this.#json.write(this.#rest.replace(JSON_START, ''));
    }
    // Up to here, the text may still become JSON, a code fence or reasoning.
    if (!isWhole && MAYBE_START.test(this.#rest)) return null;
    const end = this.#rest.indexOf('\n');
    if (end < 0 && !isWhole) return null;
    const line = end < 0 ? this.#rest : this.#rest.slice(0, end);
    this.#rest = end < 0 ? '' : this.#rest.slice(end + 1);
    const [tag] = REASONING_END.exec(line) ?? [];
    if (tag === undefined) return splitCited(line);
    this.#rest = line.slice(line.indexOf(tag) + tag.length) + (end < 0 ? '' : `\n${this.#rest}`);
    return [];
  }
}

const LONGEST_TAG = '</reflection>'.length;

const TEXTS = ['text', 'sentence', 'content', 'answer', 'statement'];
/** Such as `citations`, `passage_ids`, `sources` and `refs`, the most certain first. */
const CITATIONS = [
  /^cit(?:ation|e)s?(?:_?(?:ids?|numbers?))?$/i,
  /^passages?(?:_?(?:ids?|numbers?))?$/i,
  /^ref(?:erence)?s?(?:_?(?:ids?|numbers?))?$/i,
  /^sources?(?:_?(?:ids?|numbers?))?$/i,
];
const isCitation = (key: unknown): boolean => CITATIONS.some((name) => name.test(String(key)));

type Loose = Record<string, unknown>;

/** The sentence of an object, if it has a text. */
function readDraft(value: unknown): DraftSentence[] {
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Loose;
  const names = Object.keys(object);
  const findText = (wanted: string) => names.find((name) => name.toLowerCase() === wanted);
  const text = TEXTS.map((wanted) => object[findText(wanted) ?? '']).find((field) => typeof field === 'string');
  if (text === undefined) return [];
  const marked = splitCited(text);
  const citations = findNumbers(object, CITATIONS);
  const marks = marked.filter((sentence) => sentence.citations.length > 0);
  // A sentence that names no passage, neither in its text nor beside it, has no evidence.
  if (!citations && (marks.length > 0 || !names.some(isCitation))) return marks;
  return [{ text: marked.map((sentence) => sentence.text).join(' '), citations: citations ?? [] }];
}

/** Numbers of passages, as numbers or as text, such as `[1]`, alone or in a list. */
function listNumbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return (value.normalize('NFKC').match(/(?<!\d)\d{1,3}(?!\d)/g) ?? []).map(Number);
  if (Array.isArray(value)) return value.flatMap(listNumbers);
  return findNumbers((value ?? {}) as Loose, [/^number$/i, /^id$/i, ...CITATIONS]) ?? [];
}

/** The numbers of the first of these fields that has any. */
const findNumbers = (object: Loose, fields: readonly RegExp[]): number[] | undefined =>
  fields
    .flatMap((field) => Object.keys(object).filter((name) => field.test(name)))
    .map((name) => listNumbers(object[name]))
    .find((numbers) => numbers.length > 0);

const createJsonParser = (): SentenceParser => new SentencesParser();

class SentencesParser implements SentenceParser {
  #source = '';
  #complete: DraftSentence[] = [];
  #count = 0;
  #state: 'open' | 'whole' | 'failed' = 'open';
  #hasEmptyList = false;
  #hasOtherText = false;
  #parser = this.#open();

  write(text: string): DraftSentence[] {
    this.#source += text;
    // Passes one character at a time, so that an error does not lose the sentences before it.
    for (const character of text) this.#readNext(character);
    return this.#complete.splice(0);
  }

  end(): DraftSentence[] {
    if (this.#state === 'failed' && this.#count === 0) {
      this.#parser = this.#open();
      for (const character of repairJson(this.#source)) this.#readNext(character);
    }
    return this.#complete.splice(0);
  }

  isAnswer = (): boolean => this.#hasEmptyList && !this.#hasOtherText;

  #readNext(character: string): void {
    // Objects without a list follow one another. Other text after an object is ignored, such as a closing code fence.
    if (this.#state === 'whole' && character === '{') this.#parser = this.#open();
    if (this.#state === 'open') this.#parser.write(character);
  }

  #open(): JSONParser {
    const parser = new JSONParser();
    this.#state = 'open';
    parser.onError = () => void (this.#state = 'failed');
    parser.onEnd = () => void (this.#state = 'whole');
    parser.onValue = ({ value, key, stack }) => {
      if (isCitation(key) || stack.some((outer) => isCitation(outer.key))) return;
      const sentences = this.#readValue(value, key);
      this.#count += sentences.length;
      this.#complete.push(...sentences);
    };
    return parser;
  }

  #readValue(value: unknown, key: unknown): DraftSentence[] {
    if (Array.isArray(value)) {
      this.#hasEmptyList ||= value.length === 0 && (key === undefined || LISTS.includes(String(key)));
      return [];
    }
    if (typeof value !== 'string') return readDraft(value);
    // The arguments of a call of a function are JSON in a text.
    if (/^\s*\{/.test(value)) return readWhole(value);
    if (typeof key === 'number') return splitCited(value).filter(({ citations }) => citations.length > 0);
    this.#hasOtherText ||= /\s/.test(value.trim());
    return [];
  }
}

/** The names of the list of sentences. An empty list of another name says nothing about the passages. */
const LISTS = ['sentences', 'answer', 'answers', 'statements', 'results', 'content'];

function readWhole(text: string): DraftSentence[] {
  try {
    JSON.parse(text);
  } catch {
    return [];
  }
  const parser = createJsonParser();
  return [...parser.write(text), ...parser.end()];
}

/** Strings, comments, commas before an end, and names without quotation marks. */
const LOOSE =
  /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.|'(?!\s{0,20}[,:}\]]))*)'|\/\/[^\n]*|\/\*[^*]*\*\/|,(?=\s{0,100}[}\]])|[A-Za-z_]\w*/g;
const PYTHON: Record<string, string> = {
  True: 'true',
  False: 'false',
  None: 'null',
  true: 'true',
  false: 'false',
  null: 'null',
};

/** JSON as models write it: with single quotation marks, trailing commas, comments or bare names. */
const repairJson = (text: string): string =>
  text.replace(LOOSE, (part: string, single: string | undefined) => {
    if (single !== undefined) return JSON.stringify(single.replace(/\\(['"\\])/g, '$1'));
    if (part.startsWith('"')) return part.replace(/\r?\n/g, '\\n');
    if (/^[,/]/.test(part)) return '';
    return PYTHON[part] ?? JSON.stringify(part);
  });

const MARK = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;
/** Other forms of a citation: `【1†source】`, `[^1]` and `[Passage 1]`. */
const OTHER_MARK = /[【[](?:\^|#|passage |source )?(\d{1,3})(?:†[^】\]]{0,60})?[】\]]/gi;

/** The sentences of a line. Citations are before or after the full stop: `It is offline [1].`, `It is offline. [1]`. */
function splitCited(line: string): DraftSentence[] {
  const movedLine = line.replace(OTHER_MARK, '[$1]').replace(/([.!?])((?:\s*\[[\d\s,]+\])+)/g, '$2$1');
  return splitSentences(movedLine).map((text) => ({
    text: text.replace(MARK, '').replace(/(?<!\s)\s+([.!?])/g, '$1'),
    citations: [...text.matchAll(MARK)].flatMap(([, numbers]) => numbers!.split(',').map(Number)),
  }));
}
