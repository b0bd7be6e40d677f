import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import type { SiteDetails } from '../../../../graphql/site-details.ts';
import { legalSentences } from '../../../site/statements.ts';
import type { Clause, Edition } from '../legal/LegalDocument.tsx';
import { Operator } from '../../../site/Operator.tsx';

export const listClauses = (details: SiteDetails): readonly Clause[] => [
  {
    id: 'parties',
    title: 'Between whom, and about what',
    text: [
      <>
        These terms are between you and <Operator key="operator" />. They govern the use of this website and of the
        investor portal. Buying, installing or maintaining the product is governed by a contract of its own, which comes
        first wherever the two disagree.
      </>,
    ],
  },
  {
    id: 'reading',
    title: 'Reading the site',
    text: [
      'Anyone may read, print and quote the public pages, and link to any of them. Text, drawings and marks remain ours or their owners’. Copying a whole page or a figure into a publication needs our permission; quoting it with its source does not.',
      <>
        Software and fonts of other makers in this website stay under their own licenses, listed in{' '}
        <a key="licenses" href="/licenses.txt">
          licenses.txt
        </a>
        .
      </>,
      'Automated readers are welcome at a pace that does not disturb people, within what robots.txt says.',
    ],
  },
  {
    id: 'advice',
    title: 'What the pages are not',
    text: [
      'Pages about laws and standards describe how we read them when the page was written. They are not legal advice, not an audit and not a certificate, and they bind no authority. Illustrative cases are marked as such. Descriptions of the product on public pages are not a warranty; properties are promised in a contract or not at all.',
      'Nothing here is an offer of securities or a recommendation to buy them. Documents in the portal are addressed to the people admitted to it and may carry conditions of their own.',
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts in the portal',
    text: [
      'An account is personal. Give true details, keep the password to yourself, and tell us at once if you think that someone else knows it. Requests are reviewed by people; we may refuse one, and we may suspend an account to protect the others, in which case we say so.',
      'What you read in the portal is confidential unless it is public anyway. Do not pass it on, except to a delegate in the portal, and do not let a machine read it that sends text to somebody else. You may close your account at any time: in your account, or by writing to us.',
    ],
  },
  {
    id: 'conduct',
    title: 'What we ask you not to do',
    text: [
      <>
        Do not try to get at what you were not given, overload the server, disguise who you are, or upload anything
        harmful. If you find a weakness, tell us before you tell others: report it in good faith, touch no more data
        than needed to show it, and we will not pursue you for having found it. What you may test, and what you may
        expect from us, is in the <InlineLink to={`${paths.trust}#disclosure`}>disclosure policy</InlineLink> under
        Trust.
      </>,
    ],
  },
  {
    id: 'demo',
    title: 'The demo and other sites',
    text: [
      'The demo is reached by leaving this site and has terms of its own. It is public: enter nothing there that is confidential, personal or regulated. We choose outgoing links with care, but what stands behind them belongs to others.',
    ],
  },
  {
    id: 'liability',
    title: 'Availability and liability',
    text: [
      'The site is offered without charge and as it is. It may be unavailable for maintenance, and pages may change. As far as the law allows, we are not liable for loss that follows from relying on a public page. Liability for intent, for gross negligence where it cannot be excluded, for injury, and under mandatory consumer law stays as the law has it.',
    ],
  },
  {
    id: 'law',
    title: 'Law, disputes and the small print',
    text: [
      `${legalSentences.governingLaw(details)} Consumers keep the protection of the mandatory law of the place where they live. If a clause turns out to be invalid, the others remain. When these terms change, the new version is published here with its date; account holders are told by e-mail before a change that is to their disadvantage takes effect, and may close the account instead.`,
    ],
  },
];

export const editions: readonly [Edition, ...Edition[]] = [
  {
    version: '1.3',
    date: '2026-11-28',
    summary: 'An account can be closed without writing to us.',
    changes: [
      {
        clause: 'Accounts in the portal',
        was: 'You may close your account at any time by writing to us.',
        is: 'You may close your account at any time: in your account, or by writing to us.',
      },
    ],
  },
  {
    version: '1.2',
    date: '2026-11-28',
    summary: 'What a person who reports a weakness may expect, where a debt was named. Delegates are named.',
    changes: [
      {
        clause: 'What we ask you not to do',
        was: 'What you may test, and what we owe you for it, is in the disclosure policy under Trust.',
        is: 'What you may test, and what you may expect from us, is in the disclosure policy under Trust.',
      },
      {
        clause: 'Accounts in the portal',
        was: 'Do not pass it on, and do not let a machine read it that sends text to somebody else.',
        is: 'Do not pass it on, except to a delegate in the portal, and do not let a machine read it that sends text to somebody else.',
      },
    ],
  },
  {
    version: '1.1',
    date: '2026-11-27',
    summary:
      'What the operator has not stated is said in words, and the disclosure policy is named as the place that says what may be tested.',
    changes: [
      {
        clause: 'What the pages are not',
        was: 'Pages about laws and standards describe how we read them on the date shown.',
        is: 'Pages about laws and standards describe how we read them when the page was written.',
      },
      {
        clause: 'What we ask you not to do',
        was: 'What we do to close the doors ourselves is described under secure by design.',
        is: 'What you may test, and what we owe you for it, is in the disclosure policy under Trust.',
      },
    ],
  },
  { version: '1.0', date: '2026-11-21', summary: 'The first terms of this site; none came before.' },
];
