import type { ChainedCommands } from '@tiptap/core';
import { toggleCallout } from './callout.ts';
import { LEVELS } from './schema.ts';

/** A block that the slash menu inserts. */
export interface SlashBlock {
  name: string;
  /** The Markdown notation of the block, shown beside the name. */
  notation: string;
  /** Other words that find the block. */
  words: readonly string[];
  /** Absent for the picture, which a dialog inserts. */
  run?: (chain: ChainedCommands) => ChainedCommands;
}

/** All blocks of the schema. */
export const slashBlocks: readonly SlashBlock[] = [
  ...LEVELS.map((level) => ({
    name: `Heading ${level}`,
    notation: '#'.repeat(level),
    words: [`h${level}`, 'title'],
    run: (chain: ChainedCommands) => chain.setHeading({ level }),
  })),
  {
    name: 'Bulleted list',
    notation: '-',
    words: ['list', 'ul', 'unordered'],
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'Numbered list',
    notation: '1.',
    words: ['list', 'ol', 'ordered'],
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'Task list',
    notation: '- [ ]',
    words: ['checklist', 'todo'],
    run: (chain) => chain.toggleBulletList().updateAttributes('listItem', { checked: false }),
  },
  { name: 'Quote', notation: '>', words: ['blockquote'], run: (chain) => chain.setBlockquote() },
  {
    name: 'Callout',
    notation: '> [!NOTE]',
    words: ['note', 'tip', 'warning', 'alert', 'admonition'],
    run: toggleCallout,
  },
  { name: 'Code block', notation: '```', words: ['pre'], run: (chain) => chain.setCodeBlock() },
  {
    name: 'Table',
    notation: '| |',
    words: ['grid'],
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { name: 'Picture', notation: '![ ]', words: ['image', 'photo', 'figure'] },
  {
    name: 'Divider',
    notation: '---',
    words: ['rule', 'hr', 'line', 'separator'],
    run: (chain) => chain.setHorizontalRule(),
  },
];

/** The blocks with a word that begins with the query; matches in the name come first. */
export function findBlocks(query: string): readonly SlashBlock[] {
  const start = query.toLowerCase();
  const isNamed = ({ name }: SlashBlock) =>
    [name.replaceAll(' ', ''), ...name.split(' ')].some((word) => word.toLowerCase().startsWith(start));
  const isMeant = ({ words }: SlashBlock) => words.some((word) => word.startsWith(start));
  const namedBlocks = slashBlocks.filter(isNamed);
  return [...namedBlocks, ...slashBlocks.filter((block) => !namedBlocks.includes(block) && isMeant(block))];
}
