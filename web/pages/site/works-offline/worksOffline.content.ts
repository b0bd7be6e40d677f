import type { Question } from '../../../site/Questions.tsx';

export const borrowed = [
  ['The model', 'Behind a provider’s address', 'On the node’s own disks'],
  ['Sign-in', 'An identity service on the internet', 'Your directory, queried over your network'],
  ['Names and time', 'Public resolvers and public clocks', 'Your resolver and your time server'],
  ['Documents', 'Uploaded first, read afterward', 'Read where they are kept'],
  ['Logs', 'A vendor’s console, for as long as the plan says', 'Your log store, for as long as you say'],
  ['Fonts, scripts, maps', 'Fetched from someone’s edge network', 'Served by the node with the page'],
] as const;

export const pullTest = [
  {
    title: 'Unplug, then start',
    text: 'Take the outside line out before the first power-on, not after. A system that has been online once may have fetched what it needs for weeks.',
    note: 'Proves: no activation',
  },
  {
    title: 'Watch the wire',
    text: 'Put a capture on the switch port and ask questions. Look for names it tries to resolve and addresses outside your ranges.',
    note: 'Proves: nothing is attempted',
  },
  {
    title: 'Move the clock',
    text: 'Set your time server a year ahead on a test unit. Expired certificates and leases that phone home show themselves within minutes.',
    note: 'Proves: no lease in the background',
  },
  {
    title: 'Cut the power',
    text: 'Switch the rack off and on. A cold start has to end with answers, without anybody fetching anything.',
    note: 'Proves: recovery is local',
  },
  {
    title: 'Train once',
    text: 'Run a short fine-tune on documents of no importance. Training is where quiet downloads of tokenizers and base weights like to hide.',
    note: 'Proves: training is local',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Is it still offline if our building has internet?',
    answer:
      'Offline describes what the system needs, not what your building has. A site can keep its ordinary connection for other work and give the node a network segment with no route to it. An air gap goes further: no cable at all.',
  },
  {
    question: 'How do we get a newer model?',
    answer:
      'It is carried in on a drive, checked at a station of yours, and installed beside the one in use. You choose the day, and you can go back.',
  },
  {
    question: 'Can it look something up on the web when we want it to?',
    answer:
      'Not while it runs offline, by design. If some of your people need public sources, that is a separate arrangement, a hosted or cloud setup for instance, and it should not share documents with this one.',
  },
  {
    question: 'Who do we call when no one outside can sign in?',
    answer:
      'A person on the telephone or at your site. No one of ours can look into your system from outside, so your operators need to be able to read its logs, and you decide what, if anything, they describe to us.',
  },
];
