import type { ReasonTexts } from './ReasonDialog.tsx';

/** Dialogs that ask for a message, which is emailed to the person. */
export const reasonDialogs = {
  reject: {
    action: 'Reject',
    danger: true,
    label: 'Reason',
    hint: 'The person receives this text by email, and it appears in the history.',
    missing: 'Enter a reason',
    templates: [
      [
        'Not an investor',
        'The portal is for current and prospective investors. Your request does not show that you are an investor.',
      ],
      [
        'Cannot verify',
        'We could not verify your identity or your company. You can register again with a company email address.',
      ],
      ['Duplicate', 'An account or a request in your name already exists. Please use that one.'],
    ],
  },
  suspend: {
    action: 'Suspend',
    danger: true,
    label: 'Reason',
    hint: 'Ends all sessions of this account immediately. The owner receives your text by email.',
  },
  requestMoreInformation: {
    action: 'Send the question',
    label: 'Question',
    hint: 'The person receives this question by email. The request stays pending.',
    missing: 'Enter a question',
  },
} as const satisfies Record<string, ReasonTexts>;

export type ReasonKind = keyof typeof reasonDialogs;

export const isReasonKind = (kind: string): kind is ReasonKind => kind in reasonDialogs;
