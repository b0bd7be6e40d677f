import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import type { SiteDetails } from '../../../../graphql/site-details.ts';
import { formatAddress, legalSentences, writeTo } from '../../../site/statements.ts';
import type { Clause, Edition } from '../legal/LegalDocument.tsx';
import { Operator } from '../../../site/Operator.tsx';
import { type StoredData, storedData } from '../../../site/storedData.ts';

const recorded = [
  'Documents: each page of a document that is sent to you, each download, each print, and for how many seconds a page was in view, as your browser reports it. The entry has your account, the time and the network address. The company sees this with your name, company and email address, by page, and can export it; your account page shows the same record without the network address. Every page and file also has a watermark with your name, your email address, the time and a code, and the code is stored with the page, so that a copy can be traced to the reading.',
  'Confidentiality agreements: which text you accepted, when, and the name, company, email address and network address from which you did. You get a certificate of it.',
  'Delegates: if you let someone else use your access, their email address, what you shared, until when and why. What they open is recorded with your name and theirs.',
  'Questions about documents: your question, the document and page, and the answer. An answer that is published to other investors does not name you.',
  'Questions to the portal’s documents are treated as those to the chat, below.',
  'Emails: the address, the subject, and whether the mail server took it. The text is erased once it is sent, because its links are secrets; only the text of an email that no mail server took is kept with it, so that it can be sent again. Whether you open an email is not recorded. Which updates and events you were notified of, which updates you opened and how you answered an invitation is stored with your account.',
  'Sign-ins: each attempt, also a failed one, with the time, the network address and the account if there is one. A password that you type is never stored, right or wrong.',
];

const record = 'your account page shows the same record';

/** The text of editions 1.5 and 1.6. */
const formerRecorded = recorded.join(' ').replace(`${record} without the network address`, record);

const hosts = 'Their names are not listed here; write to us for them.';

/** The text of edition 1.3. */
const formerReading =
  'In the investor portal, we record which pages of a document were sent to you, which pages you had in view and for how long, as your browser reports it, and what you download or print. The company sees this with your name, company and email address, by page, and can export it. Your account page shows the same record. Whether you open an email is not recorded.';

/** Joins the sentences of which there are any. */
const join = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

const chat =
  'The chat answers from this site. Without a language model, a question is stored only if you rate the answer, for an hour, or if you agree, for 12 months. With one, the operator’s language model receives your question, the earlier questions of the conversation, passages of the site and, for an investor, passages of documents that they may read; the questions are deleted an hour after the last one. Questions and ratings are kept for 12 months only if you agree; you can delete the conversation as long as your browser has its cookie, which lasts as long unless you sign out. Answers are not stored.';

/** The text of editions 1.2 to 1.6. */
const formerChat = chat
  .replace(
    ', passages of the site and, for an investor, passages of documents that they may read; the questions',
    ' and passages of the site, and the questions',
  )
  .replace('stored only if you rate the answer, for an hour, or if you agree, for 12 months', 'not stored')
  .replace('as long as your browser has its cookie, which lasts as long unless you sign out', 'at any time');

const describeWithdrawal = (details: SiteDetails): string =>
  `You can withdraw consent at any time, without an account: the email that we send you has a link that deletes what you sent. Or withdraw it by ${writeTo(details)}.`;

/** Where to write about the notice, and that no postal address is stated, if that is so. */
const describeWriting = (details: SiteDetails): string => {
  const address = formatAddress(details);
  const way =
    details.email || address
      ? 'Write to that address about anything in this notice.'
      : 'Write with the contact form about anything in this notice.';
  return join(address ? '' : 'It has not stated a postal address.', way);
};

const portalClause: Clause = {
  id: 'portal',
  title: 'What the investor portal records',
  text: [
    'The documents are confidential, and the company must be able to say who saw what. So the portal records more than this site does:',
    ...recorded,
  ],
};

export const listClauses = (details: SiteDetails, hasLanguageModel: boolean): readonly Clause[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    text: [
      <>
        The operator of this site: <Operator key="operator" />.{' '}
        {join(describeWriting(details), legalSentences.dataProtection(details))}
      </>,
      'This notice is about the website and the investor portal. It is not about the offline product: what a customer asks an installed system stays on the customer’s premises, and we receive none of it but what a customer shows us for help.',
    ],
  },
  {
    id: 'visiting',
    title: 'When you only read',
    text: [
      `No account is needed, no cookie is set, and your browser is sent to no other company. Fonts, scripts and pictures come from this server. To deliver a page, the server has to handle the network address it is sent to; it is used for the moment of the answer, to limit abuse, and in a technical log. ${legalSentences.technicalLog(details)}`,
      'Pages are counted, not people. A page view leaves the address of the page, the name of the site that linked to it, how long the page took to load and react, and the release that served it. It leaves no cookie, no network address and no identifier, so two views by one person cannot be told from two by two. A browser that sends Global Privacy Control is not counted at all. The counts are deleted after thirteen months.',
      'A session recorder is a separate thing, and off. Should the operator connect one, each page asks first, and it is loaded only for those who agree.',
    ],
  },
  {
    id: 'account',
    title: 'When you ask for an account',
    text: [
      'The form for the investor portal asks for your full name, email address, a username, a password, the reason for access and, if you like, your company. A person reads each request and decides; the decision and its date are kept with it, and the reason if the request was refused. Your password is stored only as an argon2id hash, from which it cannot be read.',
      'If the operator invites you, they enter your name, your email address and, where known, your company. You get one email with a link. An invitation that you do not accept can be revoked, and then all of it is erased. Administrators can keep internal notes about an account; they are erased with it.',
      'We do this to take steps at your request before a contract and to protect confidential documents. Without these details there can be no account. No decision about you is made by a machine.',
    ],
  },
  {
    id: 'signed-in',
    title: 'While you are signed in',
    text: [
      <>
        One cookie keeps the session; <InlineLink to={paths.cookies}>the page on cookies</InlineLink> describes it.
        Beside it we store when the session began, when it was last used, and the kind of device, so that you can
        recognize and end your own sessions.
      </>,
      'Events that matter for security, such as sign-ins, refusals, decisions and changes of rights, go to an audit log with the time, the account and the network they came from. Entries can be added and not rewritten. It exists to protect you and the other investors.',
    ],
  },
  portalClause,
  {
    id: 'letters',
    title: 'When you ask for the whitepaper, or write to us',
    text: [
      `The whitepaper’s form asks for your name, work email address, company and what you need. We keep the answers, their date, the page of this site you came from and the consent you gave, send a link that works for seven days, count how often it is used, and may reply to what you wrote. ${describeWithdrawal(details)} The contact form asks for a topic, your message, name, work email address, company and, if you like, a telephone number; we keep them with the status of our answer and our notes about it for twelve months, and confirm by email that they arrived. A letter, an email and the copy of your message that is mailed to the people who answer are kept as long as the matter that they concern, and erased when you ask.`,
      join(
        'Mail leaves through the operator’s own mail server or the one it has contracted.',
        legalSentences.mailServer(details),
        'The demo leads to another site with a notice of its own.',
      ),
    ],
  },
  {
    id: 'chat',
    title: 'When you ask the chat',
    text: [join(chat, legalSentences.languageModel(details, hasLanguageModel))],
  },
  {
    id: 'others',
    title: 'Who else receives data',
    text: [
      'No one buys it, no one rents it, and no advertising company is involved. Those who host the server or carry the mail for the operator act on its instructions. Authorities receive what the law obliges us to hand over, after we have read the order.',
      hosts,
      legalSentences.serverCountry(details),
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: [
      'You may ask what is stored about you, have it corrected or erased, receive it in a common format, restrict or object to its use, and withdraw consent for the future. Where the GDPR applies, these follow from Articles 7, 15 to 22 and 77; several American states, California among them, give comparable rights, including not being treated worse for using them. We neither sell personal information nor share it for cross-context advertising.',
      'Write to us as described above. We answer within one month, and ask for proof of identity only where someone else’s data would otherwise be at risk. You can also complain to the supervisory authority where you live.',
    ],
  },
];

const listPeriods = (details: SiteDetails): Record<StoredData, readonly [period: string, end: string]> => ({
  Session: ['30 minutes without use, and 24 hours at most; 15 minutes and 8 hours for administrators', 'Deleted'],
  'Link to confirm an address': ['24 hours', 'Stops working'],
  Account: ['Until you or we close it', 'Erased, except what a law orders us to keep'],
  'Link of an invitation': ['14 days', 'Stops working'],
  'Signed confidentiality agreement, with the name, company, email address and network address of the signer': [
    'While it binds, also after the account is closed',
    'Erased',
  ],
  'Refused request': [legalSentences.refusedRequests(details), 'Erased'],
  'Whitepaper request, or message by the contact form': ['12 months; at once when consent is withdrawn', 'Erased'],
  'Link to the whitepaper': ['7 days', 'Stops working'],
  'Watermark code of a page or file that was sent': ['730 days', 'Deleted'],
  'What was sent, read, downloaded and printed, and each attempt to sign in': [
    'As long as the audit log, of which it is a part',
    'Removed from the old end',
  ],
  Delegation: ['Until the account of either person is closed; it stops working at the end that you set', 'Erased'],
  'Question about a document': ['As long as the document; without your name once your account is closed', 'Erased'],
  'Email that we sent': ['90 days', 'Deleted'],
  'Note that you were notified of an update or an event': ['365 days', 'Deleted'],
  'Calls to a language model, as counts without questions or names': ['90 days', 'Deleted'],
  'Counted page view': ['13 months', 'Deleted'],
  'Line of the technical log, with the network address': [legalSentences.technicalLogPeriod(details), 'Deleted'],
  'Questions to the chat': ['One hour after the last one; 12 months if you agree', 'Deleted'],
  'Audit log': [legalSentences.auditLog(details), 'Removed from the old end'],
  Backups: [legalSentences.backups(details), 'Overwritten'],
});

/** Everything that is stored, with its period and what happens at its end. */
export const listRetention = (details: SiteDetails) => {
  const periods = listPeriods(details);
  return storedData.map((name) => [name, ...periods[name]]);
};

export const editions: readonly [Edition, ...Edition[]] = [
  {
    version: '1.7',
    date: '2026-11-28',
    summary:
      'What a language model receives when an investor asks, when a question is stored without one, and what the account page leaves out.',
    changes: [
      { clause: 'When you ask the chat', was: formerChat, is: chat },
      {
        clause: 'What the investor portal records',
        was: 'Your account page shows the same record.',
        is: 'Your account page shows the same record without the network address.',
      },
      { clause: 'Who else receives data', was: 'The site is self-hosted.', is: null },
    ],
  },
  {
    version: '1.6',
    date: '2026-11-28',
    summary: 'The technical log in the table of periods, where the links lead, and the names of hosts.',
    changes: [
      {
        clause: 'When you ask for the whitepaper, or write to us',
        was: 'The demo and the contact link lead to another site with a notice of its own.',
        is: 'The demo leads to another site with a notice of its own.',
      },
      { clause: 'Who else receives data', was: null, is: hosts },
    ],
  },
  {
    version: '1.5',
    date: '2026-11-27',
    summary: 'Everything that the portal records and for how long, and a link that withdraws consent.',
    changes: [
      { clause: 'While you are signed in', was: formerReading, is: null },
      { clause: 'What the investor portal records', was: null, is: formerRecorded },
      {
        clause: 'When you ask for the whitepaper, or write to us',
        was: 'You can withdraw consent by writing to us.',
        is: 'You can withdraw consent at any time, without an account: the email that we send you has a link that deletes what you sent. Or withdraw it by writing to us.',
      },
      {
        clause: 'Your rights',
        was: 'Where the GDPR applies, these follow from Articles 15 to 22.',
        is: 'Where the GDPR applies, these follow from Articles 7, 15 to 22 and 77.',
      },
    ],
  },
  {
    version: '1.4',
    date: '2026-11-27',
    summary: 'What the operator has not stated is left out or said in words, where placeholders stood.',
  },
  {
    version: '1.3',
    date: '2026-11-27',
    summary: 'What is recorded when an investor reads a document.',
    changes: [{ clause: 'While you are signed in', was: null, is: formerReading }],
  },
  {
    version: '1.2',
    date: '2026-11-22',
    summary: 'What the chat receives and keeps.',
    changes: [
      {
        clause: 'When you ask the chat',
        was: null,
        is: formerChat,
      },
    ],
  },
  {
    version: '1.1',
    date: '2026-11-21',
    summary: 'Exactly what a counted page view leaves, and for how long.',
    changes: [
      {
        clause: 'When you only read',
        was: 'Where visits are counted, pages are counted and not people: without a cookie, without storing the network address, without an identifier, and not at all if your browser sends Global Privacy Control. Should the operator ever connect a session-recording service, it stays off until you agree, and this notice changes first.',
        is: 'Pages are counted, not people. A page view leaves the address of the page, the name of the site that linked to it, how long the page took to load and react, and the release that served it. It leaves no cookie, no network address and no identifier, so two views by one person cannot be told from two by two. A browser that sends Global Privacy Control is not counted at all. The counts are deleted after thirteen months.',
      },
    ],
  },
  { version: '1.0', date: '2026-11-21', summary: 'First version. There is nothing earlier to compare it with.' },
];
