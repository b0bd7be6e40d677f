import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { readCallout } from '#graphql/callouts.ts';
import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model';

/** A part of a text that visual mode does not support. */
export interface Refusal {
  what: string;
  line: number;
}

export const HTML = 'HTML';

const WORDS: Partial<Record<Nodes['type'], string>> = {
  html: HTML,
  footnoteReference: 'a footnote with an unusual label',
  footnoteDefinition: 'a footnote inside another block',
  definition: 'a reference-style URL',
  linkReference: 'a reference-style link',
  imageReference: 'a reference-style picture',
};

/** Labels of footnotes that mean the same after each reading and writing. */
const LABEL = /^[^\\&\s[\]]+$/;

interface Reading {
  schema: Schema;
  /** Gets the parts that the editor does not edit. */
  refusals?: Refusal[];
  /** The Markdown of the nodes, from which locked parts are copied. Absent for nodes that were not read from Markdown. */
  source?: string;
  /** The places of blocks that are locked although each of their parts is supported. */
  lockedAt?: ReadonlySet<number>;
}

/** Converts Markdown nodes to editor nodes. Unsupported parts of a text are locked, and of other nodes their text is kept. */
export const toBlocks = (nodes: readonly RootContent[], reading: Reading): Node[] => {
  const { schema, refusals = [], source, lockedAt } = reading;
  return nodes.flatMap((node, at) => {
    const reader = new Reader(schema, source);
    const blocks = reader.topBlock(node);
    refusals.push(...reader.refusals);
    if (source === undefined || (!reader.isLocked && !lockedAt?.has(at))) return blocks;
    const attrs = {
      source: getSource(source, node),
      what: reader.refusals[0]?.what ?? 'a notation that visual mode would change',
    };
    return schema.nodes['lockedBlock']!.create(attrs);
  });
};

const getSource = (source: string, { position }: Nodes): string =>
  source.slice(position!.start.offset!, position!.end.offset!);

type Of<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

class Reader {
  readonly refusals: Refusal[] = [];
  /** True if a part is not supported and cannot be locked by itself. */
  isLocked = false;
  readonly #schema: Schema;
  readonly #source: string | undefined;

  constructor(schema: Schema, source: string | undefined) {
    this.#schema = schema;
    this.#source = source;
  }

  /** A block of the top level. */
  topBlock(node: RootContent): Node[] {
    if (node.type === 'blockquote') {
      const kind = node.data?.callout;
      const callout = kind ? { kind, children: node.children } : readCallout(node, this.#source ?? '');
      if (callout) return [this.#make('callout', { kind: callout.kind }, this.#inside(callout.children))];
    }
    if (node.type === 'footnoteDefinition' && LABEL.test(node.label ?? ''))
      return [this.#make('footnoteDefinition', { label: node.label }, this.#inside(node.children))];
    return this.blocks([node]);
  }

  blocks(nodes: readonly RootContent[]): Node[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  #refuse(node: Nodes, what = WORDS[node.type] ?? 'unsupported content'): void {
    this.refusals.push({ what, line: node.position?.start.line ?? 1 });
    this.isLocked = true;
  }

  #make(type: string, attrs: object | null = null, children: readonly Node[] = []): Node {
    return this.#schema.nodes[type]!.create(attrs as Record<string, unknown>, Fragment.fromArray([...children]));
  }

  /** Never empty: an empty list item or quote contains an empty paragraph. */
  #inside(children: readonly RootContent[]): Node[] {
    const blocks = this.blocks(children);
    return blocks.length > 0 ? blocks : [this.#make('paragraph')];
  }

  #block(node: RootContent): Node | Node[] {
    switch (node.type) {
      case 'paragraph':
        return this.#make('paragraph', null, this.#inline(node.children));
      case 'heading':
        return this.#make('heading', { level: node.depth }, this.#inline(node.children));
      case 'blockquote':
        return this.#make('blockquote', null, this.#inside(node.children));
      case 'thematicBreak':
        return this.#make('horizontalRule');
      case 'code':
        return this.#code(node);
      case 'list':
        return this.#list(node);
      case 'table':
        return this.#table(node);
      default:
        this.#refuse(node);
        return 'children' in node ? this.blocks(node.children as RootContent[]) : [];
    }
  }

  #code(node: Of<'code'>): Node {
    if (node.meta) this.#refuse(node, 'a code block with extra information');
    const textNodes = node.value ? [this.#schema.text(node.value)] : [];
    return this.#make('codeBlock', { language: node.lang ?? null }, textNodes);
  }

  #list(node: Of<'list'>): Node {
    const spread = Boolean(node.spread) || node.children.some((item) => item.spread);
    const items = node.children.map((item) => {
      const attrs = { checked: item.checked ?? null };
      const children = this.#inside(item.children);
      if (children[0]!.type.name === 'paragraph') return this.#make('listItem', attrs, children);
      this.#refuse(item, 'a list item that does not start with text');
      return this.#make('listItem', attrs, [this.#make('paragraph'), ...children]);
    });
    return node.ordered
      ? this.#make('orderedList', { start: node.start ?? 1, spread }, items)
      : this.#make('bulletList', { spread }, items);
  }

  #table(node: Of<'table'>): Node {
    const width = Math.max(...node.children.map(({ children }) => children.length));
    const rows = node.children.map((row, index) => {
      const type = index === 0 ? 'tableHeader' : 'tableCell';
      const cells = Array.from({ length: width }, (_, column) =>
        this.#make(type, { align: node.align?.[column] ?? null }, this.#inline(row.children[column]?.children ?? [])),
      );
      return this.#make('tableRow', null, cells);
    });
    return this.#make('table', null, rows);
  }

  #words(value: string, marks: readonly Mark[]): Node[] {
    return value ? [this.#schema.text(value.replace(/\r\n?|\n/g, ' '), marks)] : [];
  }

  #inline(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): Node[] {
    const schema = this.#schema;
    const on = (type: string, attrs: object | null = null) =>
      schema.marks[type]!.create(attrs as Record<string, unknown>).addToSet(marks);
    return nodes.flatMap((node): Node[] => {
      switch (node.type) {
        case 'text':
          return this.#words(node.value, marks);
        case 'inlineCode':
          return this.#words(node.value, on('code'));
        case 'strong':
          return this.#inline(node.children, on('bold'));
        case 'emphasis':
          return this.#inline(node.children, on('italic'));
        case 'delete':
          return this.#inline(node.children, on('strike'));
        case 'link':
          return this.#inline(node.children, on('link', { href: node.url, title: node.title ?? null }));
        case 'image':
          return [this.#image(node, marks)];
        case 'footnoteReference':
          return LABEL.test(node.label ?? '')
            ? [schema.nodes['footnoteReference']!.create({ label: node.label }, null, marks)]
            : this.#lockText(node, marks);
        case 'break':
          return [schema.nodes['hardBreak']!.create(null, null, marks)];
        default:
          return this.#lockText(node, marks);
      }
    });
  }

  #lockText(node: PhrasingContent, marks: readonly Mark[]): Node[] {
    const what = WORDS[node.type] ?? 'unsupported content';
    const source = node.position && this.#source !== undefined ? getSource(this.#source, node) : null;
    // The lines of a part in a quote begin with the signs of the quote.
    if (source !== null && !source.includes('\n')) {
      this.refusals.push({ what, line: node.position!.start.line });
      return [this.#schema.nodes['lockedText']!.create({ source, what }, null, marks)];
    }
    this.#refuse(node);
    return 'children' in node ? this.#inline(node.children, marks) : [];
  }

  #image({ url, alt, title }: Of<'image'>, marks: readonly Mark[]): Node {
    return this.#schema.nodes['image']!.create({ src: url, alt: alt ?? '', title: title ?? null }, null, marks);
  }
}
