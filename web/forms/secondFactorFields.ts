/** The code of an authenticator app. Phones show digits and offer the code. */
export const codeField = {
  name: 'code',
  label: 'Code of your authenticator',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** A recovery code has letters, so it cannot be typed with the keyboard of the other field. */
export const recoveryCodeField = {
  name: 'recoveryCode',
  label: 'Recovery code',
  autoComplete: 'off',
  // The form keeps no copy of it in the tab.
  'data-secret': true,
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
