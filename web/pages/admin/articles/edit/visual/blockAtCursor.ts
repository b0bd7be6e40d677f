import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

/** A block with settings. */
export interface PanelBlock {
  type: 'image' | 'callout' | 'codeBlock' | 'footnoteReference' | 'footnoteDefinition';
  node: Node;
  at: number;
  /** True for a picture that is alone in its paragraph, which readers see with its caption. */
  isAlone: boolean;
}

const BLOCKS = ['callout', 'codeBlock', 'footnoteDefinition'] as const;

/** The selected picture or footnote, or the callout, code block or text of a footnote around the cursor. */
export function findBlock({ selection }: EditorState): PanelBlock | null {
  const { $from, from } = selection;
  if (selection instanceof NodeSelection && selection.node.type.name === 'image') {
    const isAlone = $from.depth === 1 && $from.parent.childCount === 1 && $from.parent.type.name === 'paragraph';
    return { type: 'image', node: selection.node, at: from, isAlone };
  }
  if (selection instanceof NodeSelection && selection.node.type.name === 'footnoteReference')
    return { type: 'footnoteReference', node: selection.node, at: from, isAlone: false };
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    const type = BLOCKS.find((name) => name === node.type.name);
    if (type) return { type, node, at: $from.before(depth), isAlone: false };
  }
  return null;
}
