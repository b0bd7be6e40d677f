import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page as customizable } from '../content/pages/customizable.mdx';
import { page as technicalOverview } from '../content/pages/technical-overview.mdx';
import lines from '../content/connections.yaml';
import { page as secureByDesign } from '../content/pages/secure-by-design.mdx';
import facts from '../content/facts.yaml';
import { example } from './pages/site/chat/AnsweredExample.tsx';

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];

const files = globSync([
  'content/**/*.{mdx,yaml}',
  'web/pages/site/**/*.{ts,tsx}',
  'web/whitepaper/**/*.{ts,tsx}',
  'web/site/*.{ts,tsx}',
])
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8').replaceAll(/\s+/g, ' ') }));

/** What the pages say, such as `six components`, with the file that says it. */
const statements = files.flatMap(({ name, text }) =>
  [...text.matchAll(new RegExp(`\\b(${NUMBERS.join('|')}) (?:\\w+ )?(components|connections|layers)\\b`, 'gi'))].map(
    ([said, number = '', noun = '']) => ({ name, said, number: number.toLowerCase(), noun: noun.toLowerCase() }),
  ),
);

describe('facts', () => {
  it('are the lengths of the lists that a reader sees', () => {
    const toWord = (list: readonly unknown[]) => NUMBERS[list.length - 1];
    expect(toWord(technicalOverview.components)).toBe(facts.components);
    expect(toWord([...lines.connections, ...lines.ownServices])).toBe(facts.connections);
    expect(toWord(customizable.layers)).toBe(facts.layers);
  });

  it.each(['components', 'connections', 'layers'] as const)('every page that counts %s has the same number', (noun) => {
    const said = statements.filter((statement) => statement.noun === noun);
    expect(said).not.toEqual([]);
    expect(said.filter(({ number }) => number !== facts[noun])).toEqual([]);
  });

  it('the answered question of /chat is asked and answered in these words on the page that it links to', () => {
    const questions = secureByDesign.questions as { question: string; answer: string }[];
    expect(questions.find(({ question }) => question === example.question)?.answer).toContain(example.quotation);
  });

  it('no page invites readers to type into the demo without saying that it is public', () => {
    const inviting = files.filter(({ text }) => /(?:ask|on|to|try) the demo\b/i.test(text));
    expect(inviting.filter(({ text }) => !/public site|facts\.demo/.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
