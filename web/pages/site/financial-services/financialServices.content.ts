import type { Question } from '../../../site/Questions.tsx';

export const rules = [
  [
    'GLBA Safeguards Rule, 16 CFR Part 314; for banks the Interagency Guidelines',
    'Sends no customer information to a provider; gives a list of every store for the inventory; takes multi-factor sign-in from your identity provider by SAML or OIDC.',
    'Under the Rule: qualified individual, risk assessment, disposal within two years of last use, notice to the FTC where 500 consumers are affected. For banks: the program of the Guidelines, and notice to your own regulator.',
  ],
  [
    'SOX, Section 404',
    'Shows the model version under what it drafts, logs those of tuning and rules, and changes only by a release that you install or a layer that your people change.',
    'Knowing which uses feed financial reporting, and a person who reperforms what the control relies on.',
  ],
  [
    'PCI DSS 4.0.1',
    'Reads only the folders it is given, so account data can be kept out by design.',
    'Confirming scope, searching the corpus for card numbers first, treating the host as in scope if one is found.',
  ],
  [
    'DORA, Regulation (EU) 2022/2554',
    'Keeps answering when the supplier does not, which makes the exit strategy something you can rehearse.',
    'For EU entities: register of information, incident classification and reporting, resilience tests.',
  ],
  [
    'Model risk, SR 26-2 and OCC Bulletin 2026-13',
    'Stays the same file from the validation to the next release.',
    'Inventory, validation and governance of your own, since generative AI is outside that guidance and examiners may ask anyway.',
  ],
] as const;

export const lines = [
  {
    topic: 'The desk',
    product: 'Answers with the clause and the page, from policies and files that desk may open.',
    yours: 'Own the use. Say what the answer may decide and what it may only draft.',
  },
  {
    topic: 'Risk and compliance',
    product: 'Can be asked the same fixed questions after every change, with both answers kept.',
    yours: 'Write those questions, hide them from the people who tune, and have the standing to stop a release.',
  },
  {
    topic: 'Internal audit',
    product: 'Leaves a log that can be read without us and checked against the versions on disk.',
    yours: 'Sample it. Ask for the question that went wrong and follow it to the change that followed.',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Does keeping it on our servers take us out of DORA?',
    answer:
      'No. Duties about your own ICT apply wherever it runs. What local operation changes is the third-party part: fewer providers, and an exit that can be tried out on a weekday.',
  },
  {
    question: 'May it see cardholder data?',
    answer:
      'Only if you want its server assessed as part of the cardholder data environment. It is usually cheaper to prove that no account number reaches it.',
  },
  {
    question: 'Can it write adverse action letters?',
    answer:
      'It can put a reason your decision system produced into plain words. It must not supply the reason. Regulation B asks for the specific and true one, no matter who held the pen.',
  },
];
