import { type ChainedCommands, type Editor, InputRule, Node } from '@tiptap/core';
import type { Node as DocNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

// A footnote is a reference in the text, such as `[^1]`, and a block with the same label. Readers see numbers in the order
// of the references, whatever the labels are.

const REFERENCE = 'footnoteReference';
const DEFINITION = 'footnoteDefinition';

const label = { default: '', rendered: false, parseHTML: () => '' };

/** Labels are the same in upper and lower case. */
const getId = (node: DocNode): string => String(node.attrs['label']).toLowerCase();

interface Place {
  node: DocNode;
  at: number;
}

function listFootnotes(doc: DocNode): { references: Place[]; definitions: Map<string, Place> } {
  const references: Place[] = [];
  const definitions = new Map<string, Place>();
  doc.descendants((node, at) => {
    if (node.type.name === REFERENCE) references.push({ node, at });
    else if (node.type.name === DEFINITION && !definitions.has(getId(node))) definitions.set(getId(node), { node, at });
  });
  return { references, definitions };
}

/** The numbers that readers see: in the order of the text, then of the footnotes themselves. */
export function numberFootnotes(doc: DocNode): Map<string, number> {
  const { references, definitions } = listFootnotes(doc);
  const isInside = ({ at }: Place, outer: Place | undefined) =>
    outer !== undefined && at > outer.at && at < outer.at + outer.node.nodeSize;
  const getOuter = (place: Place) => [...definitions.values()].find((definition) => isInside(place, definition));
  const queue = references.filter((place) => !getOuter(place));
  const numbers = new Map<string, number>();
  for (const { node } of queue) {
    const id = getId(node);
    const definition = definitions.get(id);
    if (!definition || numbers.has(id)) continue;
    numbers.set(id, numbers.size + 1);
    queue.push(...references.filter((place) => isInside(place, definition)));
  }
  return numbers;
}

const key = new PluginKey<DecorationSet>('footnotes');

function decorate(doc: DocNode): DecorationSet {
  const { references, definitions } = listFootnotes(doc);
  const numbers = numberFootnotes(doc);
  const places = [...references, ...definitions.values()];
  return DecorationSet.create(
    doc,
    places.map(({ node, at }) => {
      const number = numbers.get(getId(node));
      const isReference = node.type.name === REFERENCE;
      const missing = isReference ? 'Footnote without a text' : 'Footnote without a place in the text';
      return Decoration.node(at, at + node.nodeSize, {
        'data-number': String(number ?? '?'),
        'aria-label': number ? `Footnote ${number}` : missing,
        ...(number ? {} : { title: missing }),
      });
    }),
  );
}

function listIds(doc: DocNode): Set<string> {
  const { references, definitions } = listFootnotes(doc);
  return new Set([...definitions.keys(), ...references.map(({ node }) => getId(node))]);
}

/** The first number that is not the label of a footnote. */
function makeLabel(ids: ReadonlySet<string>): string {
  let number = 1;
  while (ids.has(String(number))) number += 1;
  return String(number);
}

/** The texts of the footnotes that blocks refer to and do not have. */
export function listMissingNotes(doc: DocNode, blocks: readonly DocNode[]): DocNode[] {
  const { definitions } = listFootnotes(doc);
  const own = new Set(blocks.filter(({ type }) => type.name === DEFINITION).map(getId));
  const ids = new Set(blocks.flatMap((block) => listFootnotes(block).references.map(({ node }) => getId(node))));
  return [...ids].flatMap((id) => (own.has(id) ? [] : (definitions.get(id)?.node ?? [])));
}

/** Gives pasted footnotes labels that the document does not have. A footnote that it has already is left out. */
export function relabelNotes(doc: DocNode, blocks: readonly DocNode[]): DocNode[] {
  const { definitions } = listFootnotes(doc);
  const ids = new Set([...listIds(doc), ...blocks.filter(({ type }) => type.name === DEFINITION).map(getId)]);
  const labels = new Map<string, string>();
  const isPresent = (block: DocNode) =>
    block.type.name === DEFINITION && (definitions.get(getId(block))?.node.content.eq(block.content) ?? false);
  const rest = blocks.filter((block) => !isPresent(block));
  for (const block of rest) {
    if (block.type.name !== DEFINITION || !definitions.has(getId(block))) continue;
    labels.set(getId(block), makeLabel(ids));
    ids.add(labels.get(getId(block))!);
  }
  const relabel = (node: DocNode): DocNode => {
    if (node.isText) return node;
    const attrs = labels.has(getId(node)) ? { label: labels.get(getId(node)) } : {};
    return node.type.create({ ...node.attrs, ...attrs }, node.children.map(relabel), node.marks);
  };
  return rest.map(relabel);
}

/** Adds blocks to the end of a document, in front of its last empty paragraph. */
export function appendBlocks(tr: Transaction, blocks: readonly DocNode[]): number {
  const { lastChild, childCount, content } = tr.doc;
  const isBlank = childCount > 1 && lastChild?.type.name === 'paragraph' && lastChild.content.size === 0;
  const at = content.size - (isBlank ? lastChild.nodeSize : 0);
  tr.insert(at, blocks);
  return at;
}

/** Inserts a reference at the end of the selection, and moves the cursor into its text. */
function insertFootnote({ selection, schema }: EditorState, tr: Transaction, name: string): boolean {
  const { parent } = selection.$to;
  if (!parent.inlineContent || parent.type.spec.code) return false;
  tr.insert(selection.to, schema.nodes[REFERENCE]!.create({ label: name }));
  const paragraph = schema.nodes['paragraph']!.create();
  const at = listFootnotes(tr.doc).definitions.get(name.toLowerCase())?.at;
  const start = at ?? appendBlocks(tr, [schema.nodes[DEFINITION]!.create({ label: name }, paragraph)]);
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + 2))).scrollIntoView();
  return true;
}

/** The other part of the footnote at the cursor: its text, or its first place in the text. */
function findCounterpart({ selection, doc }: EditorState): number | null {
  const { references, definitions } = listFootnotes(doc);
  const selectedNode = doc.nodeAt(selection.from);
  if (!selection.empty && selectedNode?.type.name === REFERENCE)
    return definitions.get(getId(selectedNode))?.at ?? null;
  const outer = selection.$from.node(1);
  if (outer?.type.name !== DEFINITION) return null;
  return references.find(({ node }) => getId(node) === getId(outer))?.at ?? null;
}

/** Inserts a footnote at the cursor. In a footnote, moves the cursor to its place in the text, and from there back. */
export const toggleFootnote = (chain: ChainedCommands): ChainedCommands =>
  chain.command(({ state, tr, dispatch }) => {
    const counterpart = findCounterpart(state);
    if (counterpart === null) return insertFootnote(state, dispatch ? tr : state.tr, makeLabel(listIds(state.doc)));
    const node = tr.doc.nodeAt(counterpart)!;
    const end = tr.doc.resolve(counterpart + (node.isInline ? 1 : node.nodeSize));
    if (dispatch) tr.setSelection(Selection.near(end, -1)).scrollIntoView();
    return true;
  });

export const isInFootnote = (editor: Editor): boolean => editor.isActive(DEFINITION);

export const FootnoteReference = Node.create({
  name: REFERENCE,
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({ label }),
  renderHTML: () => ['sup', { 'data-footnote': '', role: 'img' }],
  renderText: ({ node }) => `[^${String(node.attrs['label'])}]`,
  addInputRules() {
    return [
      new InputRule({
        find: /\[\^([\w-]*)\]$/,
        handler: ({ state, range, match }) => {
          const { tr } = state;
          tr.delete(range.from, range.to);
          return insertFootnote(state, tr, match[1] || makeLabel(listIds(state.doc))) ? undefined : null;
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    return { 'Mod-Alt-f': () => toggleFootnote(this.editor.chain()).run() };
  },
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_, { doc }) => decorate(doc),
        apply: (tr, decorations) => (tr.docChanged ? decorate(tr.doc) : decorations),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

export const FootnoteDefinition = Node.create({
  name: DEFINITION,
  group: 'topBlock',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ label }),
  renderHTML: () => ['div', { 'data-footnote': '', role: 'group' }, 0],
});
