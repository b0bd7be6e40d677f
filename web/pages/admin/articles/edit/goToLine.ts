/** Puts the keyboard on a line of the article's text, and the line in sight. */
export function goToLine(line: number): void {
  const area = document.getElementById('field-body');
  // Visual mode knows where its blocks stand in the Markdown.
  area?.dispatchEvent(new CustomEvent('desk:line', { detail: line }));
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  area.focus();
  area.setSelectionRange(start, end);
  // Long lines wrap, so where it stands is told by how much text is above it.
  area.scrollTop = (start / Math.max(1, area.value.length)) * area.scrollHeight - area.clientHeight / 3;
}
