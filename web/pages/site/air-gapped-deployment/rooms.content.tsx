// The rooms in the order in which the visitor enters them.
import type { ReactNode } from 'react';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';

export type Room = { id: string; name: string; title: string; storedItems: string; words: ReactNode };

export const before: readonly Room[] = [
  {
    id: 'gatehouse',
    name: 'Gatehouse',
    title: 'People come in. Radios stay out.',
    storedItems: 'Visitor book, lockers',
    words: (
      <>
        <p>
          The first control has a desk and a pen. Telephones, watches and laptops go into a locker, because each of them
          is a radio with a person attached. Cleaners and electricians are on the same list as administrators; in
          practice they stand longer beside the rack.
        </p>
        <p>
          Write down here who may bring what. An air gap need not be broken by an attacker. A technician with a deadline
          and a mobile hotspot is enough, if no one has said no.
        </p>
      </>
    ),
  },
  {
    id: 'scan-station',
    name: 'Scan station',
    title: 'One thing may be carried in.',
    storedItems: 'Transfer log, the drive itself',
    words: (
      <>
        <p>
          A sealed drive, brought by one person, with its sheet brought by another. The station that opens it is joined
          to nothing, mounts it read-only, and knows the public keys of our two signers, and of yours if you sign too. A
          file that the manifest does not name ends the visit.
        </p>
        <p>
          Nothing travels the other way by default. If reports must leave, give them a separate procedure with paper,
          and a person who reads each page. The whole crossing is rehearsed in{' '}
          <InlineLink to={paths.article('updating-an-air-gapped-system')}>an article with the commands</InlineLink>.
        </p>
      </>
    ),
  },
];

export const records: Room = {
  id: 'records',
  name: 'Records',
  title: 'Here the outside would come closest.',
  storedItems: 'Rights, as they were',
  words: (
    <>
      <p>
        In a hosted arrangement this is the room that empties itself: copies of the files go to where the model is. Here
        the model comes to the files. They are read in their own store, with the rights they had yesterday, and what the
        index takes from them is stored under the same rights.
      </p>
      <p>
        Before connecting a shelf, walk along it. The folder called “old” will contain the one document that must never
        be quoted.
      </p>
    </>
  ),
};

export const after: readonly Room[] = [
  {
    id: 'server-room',
    name: 'Server room',
    title: 'The server in the corner.',
    storedItems: 'Weights, index, the record; backups in another room, too',
    words: (
      <>
        <p>
          Power, cooling, a rack, the node. Look at its back: cables to your switch, cables to the wall socket, and no
          third kind. Management ports deserve the longest look, since many servers are sold with a small second
          computer that would like to be reachable. Leave those unplugged, or on a switch of their own in this room.
        </p>
        <p>
          Time comes from your own clock, names from your own resolver, certificates from your own authority. All three
          need an owner and a date in the calendar; an expired certificate stops an offline system as surely as a failed
          disk.
        </p>
      </>
    ),
  },
  {
    id: 'desks',
    name: 'Desks',
    title: 'People ask, and look it up.',
    storedItems: 'Screens, and nothing installed',
    words: (
      <>
        <p>
          Workstations reach the gateway and nothing beyond it, except your own identity provider where people sign in
          by SAML or OIDC. The limit includes updates for the workstations themselves, which is the part most plans
          forget: browsers, drivers and printers need a path in, and it should be the same one, through the scan
          station.
        </p>
        <p>
          What an answer looks like on these screens is shown under <InlineLink to={paths.use}>Use</InlineLink>. If some
          desks must also see the internet, give them a second machine. Two cables in one computer are a door.
        </p>
      </>
    ),
  },
  {
    id: 'way-out',
    name: 'The way out',
    title: 'Nothing leaves whole.',
    storedItems: 'Certificates of destruction',
    words: (
      <>
        <p>
          The last room is small and often missing: the place where disks end. A failed drive under warranty is supposed
          to go back to its maker, with whatever data it still holds. Buy the option to keep failed media, and own a
          means to destroy them.
        </p>
        <p>
          The same holds on the day the system is retired. Tuned weights are a distillate of your files. Treat them as
          you would treat the files, to the end.
        </p>
      </>
    ),
  },
];
