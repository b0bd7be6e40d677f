/** Moves the cursor to a line of the article's Markdown and scrolls it into view. */
export function goToLine(line: number): void {
  const area = document.getElementById('field-body');
  // The visual editor maps Markdown lines to its blocks.
  area?.dispatchEvent(new CustomEvent('editor:line', { detail: line }));
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  area.focus();
  area.setSelectionRange(start, end);
  // Long lines wrap, so the scroll position is estimated from the amount of text before the line.
  area.scrollTop = (start / Math.max(1, area.value.length)) * area.scrollHeight - area.clientHeight / 3;
}
