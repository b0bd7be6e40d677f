import { Moment } from '#web/ui/Moment.tsx';
import { FactList, type Fact } from '#web/ui/FactList.tsx';
import { roleLabels } from '../review/reviewLabels.ts';
import styles from '../shared/Admin.module.css';
import { describeStatus, ndaLabels, type Person } from './peopleLabels.ts';

/** Who a person is, and how far their access is. */
export function PersonFacts({ person }: { person: Person }) {
  const { username, email, isEmailVerified, company, roles, groups, nda, invitation, lastSeenAt, createdAt, status } =
    person;
  const facts: Fact[] = [
    ['Status', describeStatus(person)],
    [
      'Email',
      <span key="email" className={styles.words}>
        {email}
        {isEmailVerified ? ', verified' : ', not verified'}
      </span>,
    ],
    ['Company', company ?? 'Not provided'],
    ...(status === 'INVITED' ? [] : [['Username', username] satisfies Fact]),
    [roles.length > 1 ? 'Roles' : 'Role', roles.map((role) => roleLabels[role]).join(', ')],
    ['Groups', groups?.map(({ name }) => name).join(', ') || 'None'],
    ['Agreement', <NdaFact key="nda" nda={nda} />],
    ...(invitation
      ? listInvitationFacts(invitation)
      : [['Registered', <Moment key="at" at={createdAt} />] satisfies Fact]),
    ['Last seen', lastSeenAt ? <Moment key="seen" at={lastSeenAt} /> : 'Not signed in'],
  ];
  return <FactList label="Account" facts={facts} />;
}

function NdaFact({ nda }: { nda: Person['nda'] }) {
  if (!nda) return 'Not required';
  const { state, signature, exemption } = nda;
  if (state === 'EXEMPT' && exemption)
    return (
      <span className={styles.words} dir="auto">
        Exempt: {exemption.reason}
        {exemption.grantedBy && ` (${exemption.grantedBy.name ?? 'a deleted account'})`}
      </span>
    );
  if (!signature) return ndaLabels[state];
  return (
    <>
      {state === 'OPEN' ? 'Not signed; earlier version' : 'Version'} {signature.version} signed{' '}
      <Moment at={signature.signedAt} />
    </>
  );
}

const listInvitationFacts = ({
  sentAt,
  expiresAt,
  acceptedAt,
  invitedBy,
}: NonNullable<Person['invitation']>): Fact[] => [
  [
    'Invited',
    <span key="sent">
      <Moment at={sentAt} /> by {invitedBy?.name ?? 'a deleted account'}
    </span>,
  ],
  acceptedAt
    ? ['Accepted', <Moment key="accepted" at={acceptedAt} />]
    : ['Link works until', <Moment key="ends" at={expiresAt} />],
];
