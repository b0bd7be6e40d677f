import type { Question } from '../../../site/Questions.tsx';

export const rungs = [
  [
    '1. No connection',
    'Nothing, except what somebody carries',
    'Updates take a walk; so do advisories',
    'Custody of media',
  ],
  [
    '2. One-way device',
    'Files or readings in one direction, enforced by hardware',
    'No acknowledgment, so every transfer must be checked at the far end',
    'What may be sent, and by whom',
  ],
  [
    '3. Asked from inside',
    'Replies to one request of yours, to one named address',
    'A compromised far end answers inside an open conversation',
    'The allow list, and reading its refusals',
  ],
  [
    '4. Watched session',
    'A person, through an intermediate machine, recorded, for an agreed time',
    'Whatever that person’s laptop has caught',
    'Opening it, watching it, and closing it',
  ],
] as const;

export const cheats = [
  {
    title: 'The management port',
    text: 'Servers have a second small computer for remote administration, with a network socket of its own and sometimes a default password. It works when the server is off. Cable it to nothing, or to a network that ends in the room.',
  },
  {
    title: 'The phone on the desk',
    text: 'A workstation that charges a phone over USB may have gained a modem. Disable network classes on USB by policy and look for unfamiliar routes on the users’ side, which is where gaps are usually bridged.',
  },
  {
    title: 'The helpful name server',
    text: 'A resolver that forwards unknown names to the internet is a slow but patient tunnel. Give the node’s segment a resolver that knows local names and says no to all others.',
  },
  {
    title: 'The temporary rule',
    text: 'It was opened for an installation in spring. Let every rule carry an owner and an end date, and have the firewall delete it when no one renews.',
  },
  {
    title: 'The printer under lease',
    text: 'Multifunction devices keep images of what they print and call their maker about toner. One of them on both networks is a connection, whatever the diagram says.',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Is a one-way device an air gap?',
    answer:
      'No, though it is closer to one than any firewall. Something does pass. If your policy says air gap, a diode needs an exception on paper; if it says no inbound path, a diode facing outward may be exactly what was meant.',
  },
  {
    question: 'Would a VPN do?',
    answer:
      'It protects what travels, not what it connects. A VPN into the node’s segment extends that segment to wherever the other end happens to be. Use one between your own campuses, and never as the answer to who may enter.',
  },
  {
    question: 'Does Safe AI need any of these?',
    answer:
      'No. It trains, is deployed and is used without a connection. Sites keep one for their own reasons, such as readings from a plant or tickets from another building, and this page is for them.',
  },
];
