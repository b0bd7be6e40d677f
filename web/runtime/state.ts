/** Data from the server for the browser, in inert JSON script elements that the CSP does not need to allow. */
export type StateName = 'settings' | 'apollo' | 'modules';

export function readState(name: StateName): unknown {
  const text = document.querySelector(`script#${name}`)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** A JSON script element. `<` is escaped, so that no value can end the element. */
export const writeState = (name: StateName, value: unknown): string =>
  `<script type="application/json" id="${name}">${escapeJson(value)}</script>`;

/** JSON for a script element. No value can end the element or contain a line terminator. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
