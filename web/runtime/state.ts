/** What the server hands the browser: data blocks in the page, inert text that no CSP needs to allow. */
export type StateName = 'settings' | 'apollo' | 'modules';

export function readState(name: StateName): unknown {
  const text = document.querySelector(`script#${name}`)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** A data block; `<` is escaped, so no text in it can end the block. */
export const writeState = (name: StateName, value: unknown): string =>
  `<script type="application/json" id="${name}">${escapeJson(value)}</script>`;

/** JSON that may stand in a script element: no text in it can end the element or a line. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
