import { type ChainedCommands, type Editor, InputRule, Node } from '@tiptap/core';
import { NodeRange } from '@tiptap/pm/model';
import { findWrapping } from '@tiptap/pm/transform';
import { CALLOUTS, type CalloutKind, calloutKinds } from '#graphql/callouts.ts';

// A callout is a quote of the top level with a word, such as “Note”.

const MARKER = new RegExp(String.raw`^\[!(${calloutKinds.join('|')})\]\s$`, 'i');

export const Callout = Node.create({
  name: 'callout',
  group: 'topBlock',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: { default: 'note' as CalloutKind, rendered: false, parseHTML: () => 'note' },
  }),
  renderHTML({ node }) {
    const word = CALLOUTS[node.attrs['kind'] as CalloutKind];
    return ['blockquote', { class: 'callout', role: 'note', 'aria-label': word, 'data-callout': word }, 0];
  },
  addInputRules() {
    return [
      // The marker at the beginning of a quote.
      new InputRule({
        find: MARKER,
        handler: ({ state, range, match }) => {
          const $from = state.doc.resolve(range.from);
          if ($from.depth !== 2 || $from.node(1).type.name !== 'blockquote' || $from.index(1) > 0) return null;
          const kind = match[1]!.toLowerCase();
          state.tr.delete(range.from, range.to).setNodeMarkup($from.before(1), this.type, { kind });
          return undefined;
        },
      }),
    ];
  },
});

/** Puts the selected blocks into a callout, or takes them out of theirs. */
export const toggleCallout = (chain: ChainedCommands): ChainedCommands =>
  chain.command(({ state, tr, dispatch }) => {
    const { $from, $to } = state.selection;
    if ($from.node(1)?.type.name === 'callout') {
      const [start, end] = [state.doc.resolve($from.start(1)), state.doc.resolve($from.end(1))];
      if (dispatch) tr.lift(new NodeRange(start, end, 1), 0);
      return true;
    }
    const range = new NodeRange($from, $to, 0);
    const wrapping = findWrapping(range, state.schema.nodes['callout']!, { kind: 'note' });
    if (wrapping && dispatch) tr.wrap(range, wrapping);
    return wrapping !== null;
  });

export const isInCallout = (editor: Editor): boolean => editor.isActive('callout');
