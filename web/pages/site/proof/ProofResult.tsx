import type { SilenceProofQuery } from '#graphql/generated/site.ts';
import { Prose } from '#web/site/Prose.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FileLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import styles from './ProofResult.module.css';

type Proof = NonNullable<SilenceProofQuery['silenceProof']>;

const formatNumber = (number: number): string => number.toLocaleString('en-US');

function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? formatCount(seconds, 'second') : `${formatCount(minutes, 'minute')} ${seconds % 60} s`;
}

/** The newest proof, or the sentence that there is none. */
export function ProofResult({ proof }: { proof: Proof | null }) {
  if (!proof)
    return (
      <Prose>
        <p className={styles.verdict}>No proof belongs to this server.</p>
        <p>
          Whoever built it has not run <code>npm run proof</code>, or its result was not installed with the build. Until
          then, the statements of this site about silence are not proved here.
        </p>
      </Prose>
    );
  return (
    <>
      <Verdict proof={proof} />
      {proof.attempts.length > 0 && (
        <div className={styles.table}>
          <DataTable
            number={1}
            caption="Attempts to reach another host"
            columns={['Host', 'Process or page', 'How']}
            rows={proof.attempts.map(({ host, process, call }) => [host, process, call])}
          />
        </div>
      )}
      <div className={styles.table}>
        <DataTable
          number={proof.attempts.length > 0 ? 2 : 1}
          caption="What was run"
          columns={['Step', 'Times']}
          rows={proof.steps.map(({ name, count }) => [name, count === null ? 'Left out' : formatNumber(count)])}
          width="narrow"
        />
      </div>
    </>
  );
}

const Verdict = ({ proof }: { proof: Proof }) => (
  <Prose aside={<FactList label="The run" facts={listFacts(proof)} />}>
    <p className={styles.verdict}>
      {!proof.isOfThisBuild
        ? 'This proof belongs to another build.'
        : proof.attemptCount === 0
          ? 'No attempt to reach another host.'
          : `${formatCount(proof.attemptCount, 'attempt')} to reach another host.`}
    </p>
    {!proof.isOfThisBuild && (
      <p>
        The files that this server runs have another hash than those that the proof ran. The result below says nothing
        about this build.
      </p>
    )}
    <p>
      The proof checked {formatNumber(proof.serverCalls)} calls of the server that connect, or that send to an address.
      {proof.attemptCount === 0 && ' All of them stayed on the machine.'} The complete record is{' '}
      <FileLink href="/proof.json" download>
        proof.json
      </FileLink>
      , and <code>npx portal proof verify proof.json</code> checks it.
    </p>
  </Prose>
);

const listFacts = (proof: Proof) =>
  [
    ['Run at', <Moment key="at" at={proof.startedAt} />],
    ['Duration', formatDuration(proof.seconds)],
    ['Commit', <Hash key="commit" text={describeCommit(proof)} />],
    ['Build, SHA-256', <Hash key="build" text={proof.buildHash} />],
    ['Signed by the key', <Hash key="key" text={proof.fingerprint} />],
    ['Programs', proof.versions.join(', ')],
    ['Repeated by', <code key="repeat">{proof.repeat}</code>],
  ] as const;

const describeCommit = ({ commit, isChanged }: Proof): string =>
  commit ? `${commit}${isChanged ? ', with changed files' : ''}` : 'Not known';

const Hash = ({ text }: { text: string }) => (
  <span className={styles.hash} dir="ltr">
    {text}
  </span>
);
