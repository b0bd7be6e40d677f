import type { ReactNode } from 'react';
import type { PersonDetailsQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { AccessEnd, Moment } from '#web/ui/Moment.tsx';
import styles from '../shared/Admin.module.css';
import { EventStart } from '../shared/EventStart.tsx';

type Person = Extract<PersonDetailsQuery['node'], { record: unknown }>;
type PersonRecord = NonNullable<Person['record']>;

type EntriesProps<Entry> = {
  entries: readonly Entry[];
  /** What the list would contain, for an empty one. */
  none: string;
  getKey: (entry: Entry) => string;
  renderEntry: (entry: Entry) => readonly [first: ReactNode, second: ReactNode];
};

/** Lines of two parts, the newest first. */
function Entries<Entry>({ entries, none, getKey, renderEntry }: EntriesProps<Entry>) {
  if (entries.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ol className={styles.history}>
      {entries.map((entry) => {
        const [first, second] = renderEntry(entry);
        return (
          <li key={getKey(entry)}>
            <span dir="auto">{first}</span> <span>{second}</span>
          </li>
        );
      })}
    </ol>
  );
}

const rightLabels = { LIST: 'listed only', VIEW: 'read', DOWNLOAD: 'read and download' } as const;

type Grant = PersonRecord['grants'][number];

function describeSource({ rights, group, delegatedBy, endsAt }: Grant): ReactNode {
  const right = rights.at(-1);
  const text = right ? rightLabels[right] : 'no access';
  const source = delegatedBy
    ? `delegated by ${delegatedBy.name ?? 'a deleted account'}`
    : group
      ? `as a member of ${group}`
      : 'for this person';
  return (
    <>
      {text}, {source}
      {endsAt && (
        <>
          , until <AccessEnd at={endsAt} />
        </>
      )}
    </>
  );
}

export const Grants = ({ grants, isAdmin }: { grants: PersonRecord['grants']; isAdmin: boolean }) =>
  isAdmin ? (
    <p>Administrators read all documents.</p>
  ) : (
    <Entries
      entries={grants}
      none="Nothing is shared with this person."
      getKey={({ targetId, group, delegatedBy }) => `${targetId} ${group} ${delegatedBy?.accountId}`}
      renderEntry={(grant) => [grant.isFolder ? `Folder ${grant.title}` : grant.title, describeSource(grant)]}
    />
  );

const formatMinutes = (seconds: number): string =>
  seconds < 60 ? formatCount(seconds, 'second') : formatCount(Math.round(seconds / 60), 'minute');

export const Readings = ({ readings }: { readings: PersonRecord['readings'] }) => (
  <Entries
    entries={readings}
    none="This person has not read a document yet."
    getKey={({ documentId }) => documentId}
    renderEntry={({ title, pages, seconds, lastReadAt }) => [
      title,
      <>
        {formatCount(pages, 'page')}, {formatMinutes(seconds)}, last <Moment at={lastReadAt} />
      </>,
    ]}
  />
);

export const Questions = ({ questions }: { questions: PersonRecord['questions'] }) => (
  <Entries
    entries={questions}
    none="This person has asked no question."
    getKey={({ questionId }) => questionId}
    renderEntry={({ questionId, body, document, askedAt, answeredAt }) => [
      <InlineLink
        key="question"
        to={`${paths.investorAdminQuestions}?${new URLSearchParams({ status: 'ALL', item: questionId })}`}
      >
        {body}
      </InlineLink>,
      <>
        {document}, <Moment at={askedAt} />, {answeredAt ? 'answered' : 'not answered yet'}
      </>,
    ]}
  />
);

const answerLabels = { GOING: 'Attends', MAYBE: 'May attend', NOT_GOING: 'Does not attend' } as const;

export const Events = ({ events }: { events: PersonRecord['events'] }) => (
  <Entries
    entries={events}
    none="This person has answered no invitation to an event."
    getKey={({ eventId }) => eventId}
    renderEntry={(event) => [
      <InlineLink key="event" to={paths.investorEvent(event.eventId)}>
        {event.title}
      </InlineLink>,
      <>
        <EventStart event={event} />, {event.isWaiting ? 'waits for a seat' : answerLabels[event.answer]}
      </>,
    ]}
  />
);

const mailStates = { WAITING: 'waits to be sent', SENT: 'sent', FAILED: 'not delivered' } as const;

export const Mails = ({ mails }: { mails: PersonRecord['mails'] }) => (
  <Entries
    entries={mails}
    none="No emails to this person in the last month."
    getKey={({ id }) => id}
    renderEntry={({ subject, createdAt, state }) => [
      subject,
      <>
        <Moment at={createdAt} />, {mailStates[state]}
      </>,
    ]}
  />
);

export const Sessions = ({ sessions }: { sessions: PersonRecord['sessions'] }) => (
  <Entries
    entries={sessions}
    none="This person is not signed in."
    getKey={({ sessionId }) => sessionId}
    renderEntry={({ device, lastUsedAt }) => [
      device,
      <>
        last used <Moment at={lastUsedAt} />
      </>,
    ]}
  />
);
