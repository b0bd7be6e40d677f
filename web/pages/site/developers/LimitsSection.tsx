import { showLimits } from '#graphql/examples/requests.ts';
import { points, request } from '#graphql/limits.ts';
import { CodeExample } from './CodeExample.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import styles from './Developers.module.css';

const format = (number: number): string => number.toLocaleString('en-US');

const limits = [
  ['Points in a minute', format(points.perMinute.signedIn), format(points.perMinute.anonymous)],
  ['Points of an operation', format(points.operation.signedIn), format(points.operation.anonymous)],
  ['Introspection, in points', format(points.introspection), 'Not available'],
  ['Items of a page', '100', '100'],
] as const;

const documentLimits = [
  ['Bytes of the body of a request', format(request.bodyBytes)],
  ['Characters of a document', format(request.queryCharacters)],
  ['Tokens of a document: names, braces and other signs', format(request.tokens)],
  ['Operations and fragments in a document', format(request.definitions)],
  ['Fields and fragments of an operation, counted at each use', format(request.selections)],
  ['Levels of nested objects', format(request.depth)],
  ['Fields of Query or Mutation in an operation', format(request.rootFields)],
  ['Aliases of an operation', format(request.aliases)],
  ['Directives of an operation', format(request.directives)],
  ['Levels of nested JSON in variables', format(request.jsonDepth)],
] as const;

/** Limits and cost, and how a request is repeated. */
export const LimitsSection = () => (
  <>
    <Limits />
    <Idempotency />
  </>
);

function Limits() {
  return (
    <Section className={styles.topic} id="limits" title="Limits and cost">
      <Prose>
        <p>
          Every operation has a cost in points: one for each object that it can return, and more for long texts and
          searches, as the schema says with <code>@cost</code> and <code>@listSize</code>. All sessions of an account
          share one budget, and each token has its own. Each result contains <code>extensions.cost</code> with the
          points requested and remaining, and the time at which the budget is full again. The headers{' '}
          <code>RateLimit-Policy</code> and <code>RateLimit</code> contain the same numbers. A public result that the
          server has in memory is free: its cost is 0, without the other values and headers.
        </p>
        <p>
          An operation beyond the budget is not run: the answer is <code>RATE_LIMITED</code> with the status 429 and the
          header <code>Retry-After</code> in seconds. Wait for that time, then send the operation again.
        </p>
      </Prose>
      <DataTable number={3} caption="Limits of the API" columns={['What', 'Signed in', 'Visitors']} rows={limits} />
      <DataTable
        number={4}
        caption="Limits of a document and a request"
        columns={['What', 'At most']}
        rows={documentLimits}
      />
      <CodeExample caption="curl: an answer with its headers and cost" code={showLimits} />
    </Section>
  );
}

function Idempotency() {
  return (
    <Section className={styles.topic} id="idempotency" title="Repeating a request" note="Idempotency-Key.">
      <Prose>
        <p>
          If an answer is lost, you do not know whether a mutation ran. Send a random value in the header{' '}
          <code>Idempotency-Key</code> with a mutation that creates something, and the same value when you repeat the
          request: the mutation runs once, and the repeated request gets the first answer for a day, from any server. It
          also works for <code>POST /uploads</code>.
        </p>
        <p>
          Use a new value for each new request, at most 255 characters. The same value with another body is refused, and
          so is a request whose first attempt still runs: repeat it later. Answers that contain a secret are not stored.
          The number of values that are stored for an account or an IP address is limited.
        </p>
      </Prose>
    </Section>
  );
}
