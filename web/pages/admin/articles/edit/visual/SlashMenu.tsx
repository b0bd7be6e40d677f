import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef } from 'react';
import { getOptionId, getSlashMenu, insertBlock, LIST_ID, selectBlock } from './slash.ts';
import styles from './SlashMenu.module.css';
import { formatCount } from '#web/runtime/formatCount.ts';

type SlashMenuProps = { editor: Editor; onPicture: () => void };

/** The blocks that match the text after a slash. The text field keeps the focus, and its keys select. */
export function SlashMenu({ editor, onPicture }: SlashMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const menu = getSlashMenu(editor.state);
  const { from, active = 0 } = menu ?? {};
  const count = menu?.blocks.length ?? 0;
  useLayoutEffect(() => {
    if (list.current && from !== undefined) place(list.current, editor, from);
  }, [editor, from, count]);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, count]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {menu && (count === 0 ? 'No block matches.' : `${formatCount(count, 'block')}.`)}
      </p>
      {menu && count > 0 && (
        <div ref={list} id={LIST_ID} role="listbox" aria-label="Insert a block" className={styles.list}>
          {menu.blocks.map((block, at) => (
            <button
              key={block.name}
              id={getOptionId(at)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // Prevents the text field from losing the focus, which would close the menu.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => at !== active && selectBlock(editor.view, at)}
              onClick={() => insertBlock(editor, block, onPicture)}
            >
              {block.name}
              <span aria-hidden="true">{block.notation}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const GAP = 4;
/** The sticky bars at the top of the page, which would cover the list. */
const BARS = 104;
const LEAST_HEIGHT = 160;

/** Places the list below the line of the slash, or above it where that has more room. */
function place(list: HTMLElement, editor: Editor, from: number): void {
  const frame = list.offsetParent!.getBoundingClientRect();
  const line = editor.view.coordsAtPos(from);
  list.style.maxHeight = '';
  const below = window.innerHeight - line.bottom - 2 * GAP;
  const above = line.top - BARS - 2 * GAP;
  const isBelow = below >= list.offsetHeight || below >= above;
  list.style.maxHeight = `${Math.max(LEAST_HEIGHT, Math.min(list.offsetHeight, isBelow ? below : above))}px`;
  const { offsetHeight: height, offsetWidth: width } = list;
  const top = isBelow ? line.bottom + GAP : line.top - GAP - height;
  const left = Math.min(line.left, frame.right - width - GAP);
  list.style.top = `${top - frame.top}px`;
  list.style.left = `${Math.max(0, left - frame.left)}px`;
}
