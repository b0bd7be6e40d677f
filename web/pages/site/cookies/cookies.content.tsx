import { InlineLink } from '../../../ui/InlineLink.tsx';
import { ConsentChoice } from './ConsentChoice.tsx';
import { paths } from '../../../paths.ts';
import type { Clause, Edition } from '../legal/LegalDocument.tsx';

export const clauses: readonly Clause[] = [
  {
    id: 'short',
    title: 'The short answer',
    text: [
      'If you only read, none. Unless the operator connects a session recorder there is no banner either, because there is nothing to agree to.',
      'Two cookies exist for people who use the investor portal, a third remembers your answer where you were asked about recording, a fourth joins your questions to the chat into a conversation, and one note about color may be kept by your browser. All of them are made by this site, serve only what you asked for, and are listed in the table below.',
    ],
  },
  {
    id: 'session',
    title: 'The session cookie',
    text: [
      <>
        Signing in needs a cookie, or every page would ask for the password again. It is called{' '}
        <code key="host">__Host-sid</code>, or <code key="sid">sid</code> on an installation without https, and holds a
        random value and its signature. Scripts cannot read it, other sites do not receive it with their forms, and it
        goes when you sign out or close the browser. On the server, the session it belongs to ends by itself after a
        while without use.
      </>,
    ],
  },
  {
    id: 'notice',
    title: 'The notice cookie',
    text: [
      <>
        A form that is sent without JavaScript is answered on the next page. What has to be said there, for instance
        that a field is missing, travels in a cookie named <code key="notice">notice</code>. It lives for one minute, is
        signed, and may hold what you typed so that you need not type it again, but never a password.
      </>,
    ],
  },
  {
    id: 'chat',
    title: 'The chat cookie',
    text: [
      <>
        A follow-up question needs the questions before it. Where a language model answers, or once you rate an answer
        or agree that your questions are kept, a cookie named <code key="chat">chat</code> holds a random value for your
        conversation. The server deletes the questions an hour after the last one, or after 12 months if you agreed.
        “Delete this conversation” deletes both at once.
      </>,
    ],
  },
  {
    id: 'sheet',
    title: 'The choice of theme',
    text: [
      <>
        Choose “Light” or “Dark” at the foot of the page, and your browser keeps your choice in its local storage under
        the name <code key="sheet">sheet</code>. It is not a cookie and is never sent to us. Choosing “System” removes
        it.
      </>,
    ],
  },
  {
    id: 'plug',
    title: 'The pages kept without a connection',
    text: [
      <>
        Pull the plug on <InlineLink to={paths.worksOffline}>Works offline</InlineLink>, and your browser keeps the
        public pages of this site, as every visitor sees them. Nothing of the investor portal and nothing about you is
        kept, and nothing is sent to us. “Delete kept pages” on that page removes them.
      </>,
    ],
  },
  {
    id: 'explorer',
    title: 'The history of the API explorer',
    text: [
      <>
        The explorer for programmers at <code key="path">/graphql</code> lists the operations that you ran. Your browser
        keeps them in the session storage of the tab under the name <code key="name">explorer-history</code>, without
        the answers. It is never sent to us, and closing the tab deletes it.
      </>,
    ],
  },
  {
    id: 'your-choice',
    title: 'Your choice',
    text: [
      'You can delete or block all of these in your browser: reading works as before, and signing in does not. One thing would need your consent, a session recorder. Refusing it is as easy as agreeing, and nothing is set before you choose.',
      <>
        What the server itself keeps about accounts and visits is the subject of the{' '}
        <InlineLink to={paths.privacy}>privacy notice</InlineLink>.
      </>,
    ],
    control: <ConsentChoice />,
  },
];

export const cookieRows = [
  ['__Host-sid or sid', 'Cookie', 'At sign-in', 'Until sign-out or the browser is closed', 'Keeps you signed in'],
  [
    '__Host-notice or notice',
    'Cookie',
    'A form sent without JavaScript',
    'One minute',
    'Carries the answer to the next page',
  ],
  [
    '__Host-consent or consent',
    'Cookie',
    'Your answer about recording',
    'Half a year',
    'Remembers yes or no; set only where a recorder is connected',
  ],
  [
    '__Host-chat or chat',
    'Cookie',
    'A question to a language model, a rating, or agreeing to keep questions',
    'Until you delete the conversation or close the browser',
    'Joins questions to the chat into a conversation',
  ],
  ['sheet', 'Local storage', 'Choosing a color scheme', 'Until you choose “System”', 'Remembers light or dark'],
  [
    'explorer-history',
    'Session storage',
    'Running an operation at /graphql',
    'Until the tab is closed',
    'Lists it again',
  ],
  [
    'plug, pages-…',
    'Cache storage',
    'Pulling the plug on Works offline',
    'Until you delete the kept pages',
    'Shows public pages without a connection',
  ],
] as const;

export const editions: readonly [Edition, ...Edition[]] = [
  {
    version: '1.4',
    date: '2026-11-26',
    summary: 'The pages that the browser keeps once the plug is pulled.',
    changes: [
      {
        clause: 'The pages kept without a connection',
        was: null,
        is: 'Pull the plug on Works offline, and your browser keeps the public pages of this site, as every visitor sees them. Nothing of the investor portal and nothing about you is kept, and nothing is sent to us. “Delete kept pages” on that page removes them.',
      },
    ],
  },
  {
    version: '1.3',
    date: '2026-11-24',
    summary: 'The history of the API explorer.',
    changes: [
      {
        clause: 'The history of the API explorer',
        was: null,
        is: 'The explorer for programmers at /graphql lists the operations that you ran. Your browser keeps them in the session storage of the tab under the name explorer-history, without the answers. It is never sent to us, and closing the tab deletes it.',
      },
    ],
  },
  {
    version: '1.2',
    date: '2026-11-22',
    summary: 'The cookie of a conversation with the chat.',
    changes: [
      {
        clause: 'The chat cookie',
        was: null,
        is: 'A follow-up question needs the questions before it. Where a language model answers, or once you rate an answer or agree that your questions are kept, a cookie named chat holds a random value for your conversation. The server deletes the questions an hour after the last one, or after 12 months if you agreed. “Delete this conversation” deletes both at once.',
      },
      {
        clause: 'The short answer',
        was: 'Two cookies exist for people who use the investor portal, a third remembers your answer where you were asked about recording, and one note about color may be kept by your browser. All of them are made by this site, serve only what you asked for, and are listed in the table below.',
        is: 'Two cookies exist for people who use the investor portal, a third remembers your answer where you were asked about recording, a fourth joins your questions to the chat into a conversation, and one note about color may be kept by your browser. All of them are made by this site, serve only what you asked for, and are listed in the table below.',
      },
    ],
  },
  {
    version: '1.1',
    date: '2026-11-21',
    summary: 'The switch for a session recorder, and the cookie that remembers its position.',
    changes: [
      {
        clause: 'The short answer',
        was: 'If you only read, none. There is no banner because there is nothing to agree to.',
        is: 'If you only read, none. Unless the operator connects a session recorder there is no banner either, because there is nothing to agree to.',
      },
      {
        clause: 'Your choice',
        was: 'There is no optional cookie to switch off. You can delete or block all of these in your browser: reading works as before, and signing in does not. Should the operator ever add something that needs consent, this page will hold the switch for it, with refusing as easy as agreeing, and nothing will be set before you choose.',
        is: 'You can delete or block all of these in your browser: reading works as before, and signing in does not. One thing would need your consent, a session recorder. Refusing it is as easy as agreeing, and nothing is set before you choose.',
      },
    ],
  },
  { version: '1.0', date: '2026-11-21', summary: 'First list: two cookies and one entry in local storage.' },
];
