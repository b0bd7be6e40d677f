/** What this website stores, for the privacy notice, which has the period of each, and for the trust page. */
export const storedData = [
  'Session',
  'Link to confirm an address',
  'Account',
  'Link of an invitation',
  'Signed confidentiality agreement, with the name, company, email address and network address of the signer',
  'Refused request',
  'Whitepaper request, or message by the contact form',
  'Link to the whitepaper',
  'Watermark code of a page or file that was sent',
  'What was sent, read, downloaded and printed, and each attempt to sign in',
  'Delegation',
  'Question about a document',
  'Email that we sent',
  'Note that you were notified of an update or an event',
  'Calls to a language model, as counts without questions or names',
  'Counted page view',
  'Line of the technical log, with the network address',
  'Questions to the chat',
  'Audit log',
  'Backups',
] as const;

export type StoredData = (typeof storedData)[number];
