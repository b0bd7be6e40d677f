import type { ReasonWords } from './ReasonDialog.tsx';

/** The dialogs that ask for a sentence; it goes to the person by mail. */
export const reasonDialogs = {
  reject: {
    action: 'Reject',
    danger: true,
    label: 'Reason',
    hint: 'The person receives this text by email, and it appears in the history.',
    missing: 'Say why',
    templates: [
      [
        'Not an investor',
        'The portal is for current and prospective investors, and your request does not show that you are one.',
      ],
      [
        'Cannot verify',
        'We could not verify who you are or for whom you act. You are welcome to ask again from a company address.',
      ],
      ['Duplicate', 'There is already an account or a request in your name. Please use that one.'],
    ],
  },
  suspend: {
    action: 'Suspend',
    danger: true,
    label: 'Reason',
    hint: 'Ends every session of this account at once. What you write goes to its owner by mail.',
  },
  requestMoreInformation: {
    action: 'Send the question',
    label: 'Question',
    hint: 'Goes to the person by mail. The request keeps waiting.',
    missing: 'Say what you want to know',
  },
} as const satisfies Record<string, ReasonWords>;

export type ReasonKind = keyof typeof reasonDialogs;

export const isReasonKind = (kind: string): kind is ReasonKind => kind in reasonDialogs;
