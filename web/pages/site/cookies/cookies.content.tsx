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
      'Six cookies exist. Two are set at sign-in, one carries the answer to a form that is sent without JavaScript, one opens the page of a private link, one remembers your answer where you were asked about recording, and one joins your questions to the chat into a conversation. Your browser also keeps a few notes that are never sent to us, such as the theme you chose and how far you had scrolled. All of them are made by this site, serve only what you asked for, and are listed in the table below.',
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
    id: 'device',
    title: 'The cookie of a known browser',
    text: [
      <>
        Somebody who guesses at your password is slowed down, and you should not be. A browser in which you have signed
        in keeps a cookie named <code key="device">device</code> for 400 days, so that the wrong passwords of others do
        not lock you out there. It signs nobody in, names no account, and works for one account only.
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
    id: 'link',
    title: 'The cookie of a link',
    text: [
      <>
        A link that opens a page for you alone, such as an invitation, a new password or the preview of a draft, carries
        a secret. Opening it moves the secret into a cookie whose name begins with <code key="link">link</code>, so that
        it stays in no address, history or log. The cookie lives for half an hour to two hours, and for seven days after
        a preview.
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
    id: 'notes',
    title: 'Notes that stay in your browser',
    text: [
      <>
        Going back in your browser leads to where you were, because the tab keeps how far you had scrolled. What you
        typed into a form is kept in the tab until you send or discard it, so that a reload loses nothing. In the
        investor portal, your browser keeps the page of a document that you read last, your zoom, and whether single
        keys are shortcuts; for editors, the text that is not saved yet and their choice of Markdown. None of these
        notes is ever sent to us.
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
    '__Host-device or device',
    'Cookie',
    'At sign-in',
    '400 days',
    'Keeps the wrong passwords of others from locking you out',
  ],
  [
    '__Host-notice or notice',
    'Cookie',
    'A form sent without JavaScript',
    'One minute',
    'Carries the answer to the next page',
  ],
  [
    '__Host-link-… or link-…',
    'Cookie',
    'Opening a link with a secret',
    'Half an hour to seven days',
    'Opens the page of the link',
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
    'Until you delete the conversation, sign out or close the browser; 12 months if you agreed',
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
    'scroll-positions',
    'Session storage',
    'Reading',
    'Until the tab is closed',
    'Leads back to where you were on a page',
  ],
  [
    'typed:…',
    'Session storage',
    'Typing into a form',
    'Until the form is sent or discarded, or the tab is closed',
    'Keeps what you typed through a reload',
  ],
  [
    'reader-pages:…, reader-zoom',
    'Local storage',
    'Reading a document of the portal',
    'Until you delete it in your browser',
    'Opens a document where you left it',
  ],
  [
    'shortcuts',
    'Local storage',
    'Turning off single keys in the portal',
    'Until you turn them on again',
    'Remembers that single keys do nothing',
  ],
  [
    'editor:…',
    'Local and session storage',
    'Writing in the editor',
    'Until the text is saved',
    'Restores what an editor typed after a crash',
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
    version: '1.5',
    date: '2026-11-27',
    summary:
      'The list is complete: the cookies of a known browser and of a link, and the notes that stay in the browser.',
    changes: [
      {
        clause: 'The short answer',
        was: 'Two cookies exist for people who use the investor portal, a third remembers your answer where you were asked about recording, a fourth joins your questions to the chat into a conversation, and one note about color may be kept by your browser. All of them are made by this site, serve only what you asked for, and are listed in the table below.',
        is: 'Six cookies exist. Two are set at sign-in, one carries the answer to a form that is sent without JavaScript, one opens the page of a private link, one remembers your answer where you were asked about recording, and one joins your questions to the chat into a conversation. Your browser also keeps a few notes that are never sent to us, such as the theme you chose and how far you had scrolled. All of them are made by this site, serve only what you asked for, and are listed in the table below.',
      },
      {
        clause: 'The cookie of a known browser',
        was: null,
        is: 'Somebody who guesses at your password is slowed down, and you should not be. A browser in which you have signed in keeps a cookie named device for 400 days, so that the wrong passwords of others do not lock you out there. It signs nobody in, names no account, and works for one account only.',
      },
      {
        clause: 'Notes that stay in your browser',
        was: null,
        is: 'Going back in your browser leads to where you were, because the tab keeps how far you had scrolled. What you typed into a form is kept in the tab until you send or discard it, so that a reload loses nothing. In the investor portal, your browser keeps the page of a document that you read last, your zoom, and whether single keys are shortcuts; for editors, the text that is not saved yet and their choice of Markdown. None of these notes is ever sent to us.',
      },
      {
        clause: 'The cookie of a link',
        was: null,
        is: 'A link that opens a page for you alone, such as an invitation, a new password or the preview of a draft, carries a secret. Opening it moves the secret into a cookie whose name begins with link, so that it stays in no address, history or log. The cookie lives for half an hour to two hours, and for seven days after a preview.',
      },
    ],
  },
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
