// The toolbar of both modes: the same buttons in the same order.

export interface ToolLabel {
  name: string;
  /** The button's visible label. */
  sign: string;
  /** The keyboard shortcut for screen readers and the tooltip. */
  keys?: string;
}

export const toolLabels = {
  paragraph: { name: 'Paragraph', sign: '¶', keys: 'Control+Alt+0' },
  heading2: { name: 'H2 heading', sign: 'H2', keys: 'Control+Alt+2' },
  heading3: { name: 'H3 heading', sign: 'H3', keys: 'Control+Alt+3' },
  heading4: { name: 'H4 heading', sign: 'H4', keys: 'Control+Alt+4' },
  bold: { name: 'Bold', sign: 'B', keys: 'Control+B' },
  italic: { name: 'Italic', sign: 'I', keys: 'Control+I' },
  strike: { name: 'Strike through', sign: 'S', keys: 'Control+Shift+S' },
  code: { name: 'Code', sign: '‹›', keys: 'Control+E' },
  link: { name: 'Link …', sign: 'Link', keys: 'Control+K' },
  bulletList: { name: 'Bulleted list', sign: '• List', keys: 'Control+Shift+8' },
  orderedList: { name: 'Numbered list', sign: '# List', keys: 'Control+Shift+7' },
  quote: { name: 'Quote', sign: '”', keys: 'Control+Shift+B' },
  callout: { name: 'Callout', sign: 'Callout' },
  footnote: { name: 'Footnote', sign: 'Footnote', keys: 'Control+Alt+F' },
  codeBlock: { name: 'Code block', sign: '{ }', keys: 'Control+Alt+C' },
  divider: { name: 'Divider', sign: '—' },
  table: { name: 'Table', sign: 'Table' },
  picture: { name: 'Picture …', sign: 'Picture' },
  undo: { name: 'Undo', sign: '↶', keys: 'Control+Z' },
  redo: { name: 'Redo', sign: '↷', keys: 'Control+Y' },
} as const satisfies Record<string, ToolLabel>;

export type ToolId = keyof typeof toolLabels;

export const toolIds = Object.keys(toolLabels) as ToolId[];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The tool with this shortcut, with Command in place of Control on Apple computers. */
export function findToolByKeys({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): ToolId | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  // The second shortcut of redo, and the only one on Apple computers.
  if (shiftKey && !altKey && key.toUpperCase() === 'Z') return 'redo';
  const pressed = [altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean).join('+');
  return toolIds.find((id) => {
    const label: ToolLabel = toolLabels[id];
    const parts = label.keys?.split('+').slice(1) ?? [];
    const last = parts.pop();
    if (!last || parts.join('+') !== pressed) return false;
    // With Alt or Shift, the key's own character differs between keyboards.
    return code === `Digit${last}` || key.toUpperCase() === last || (altKey && code === `Key${last}`);
  });
}
