import type { Editor } from '@tiptap/core';
import { PictureDialog } from '../PictureDialog.tsx';
import { LinkDialog } from '../writing/LinkDialog.tsx';
import { placePictures } from './pasted.places.ts';
import type { DialogId } from './tools.ts';

type VisualDialogsProps = { editor: Editor; dialog: DialogId | null; onClose: () => void };

/** The dialogs that the toolbar, a shortcut or the slash menu opens. */
export function VisualDialogs({ editor, dialog, onClose }: VisualDialogsProps) {
  if (dialog === 'link')
    return (
      <LinkDialog
        href={String(editor.getAttributes('link')['href'] ?? '')}
        canRemove={editor.isActive('link')}
        onSet={(href, title = href) => {
          onClose();
          const chain = editor.chain().focus();
          const marks = [{ type: 'link', attrs: { href } }];
          if (editor.state.selection.empty && !editor.isActive('link'))
            chain.insertContent({ type: 'text', text: title, marks }).run();
          else chain.extendMarkRange('link').setMark('link', { href }).run();
        }}
        onRemove={() => {
          onClose();
          editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
        }}
        onClose={onClose}
      />
    );
  if (dialog === 'picture')
    return (
      <PictureDialog
        title="Insert a picture"
        onChoose={({ alt, path }) => {
          onClose();
          editor
            .chain()
            .focus()
            .command(({ tr }) => {
              const picture = { src: path, alt: alt.replace(/\s+/g, ' ') };
              placePictures(tr, [editor.schema.nodes['image']!.create(picture)]);
              return true;
            })
            .run();
        }}
        onClose={onClose}
      />
    );
  return null;
}
