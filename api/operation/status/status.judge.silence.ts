import type { AlertFacts } from './status.facts.ts';
import { countOf, describeAge, makeItem } from './status.sentences.ts';
import type { StatusItem } from './status.type.ts';

const MOST_LISTED = 5;
const advice = 'Run npm run proof on a Linux machine with this build, then restart the servers.';

export function judgeSilence({ at, proof: stored }: AlertFacts): StatusItem {
  if (stored.state === 'MISSING')
    return makeItem('SILENCE', 'WARNING', 'No proof that this build contacts no other host.', { advice });
  if (stored.state === 'INVALID')
    return makeItem('SILENCE', 'WARNING', 'The file of the proof was changed, or is not a proof.', { advice });
  const { proof, isOfThisBuild } = stored;
  const age = describeAge(at, new Date(proof.startedAt));
  if (!isOfThisBuild)
    return makeItem('SILENCE', 'WARNING', `The last proof is ${age} old and ran another build.`, { advice });
  const { publicPages, portalPages, adminPages, jobs } = proof.ran;
  const work = `${countOf(publicPages + portalPages + adminPages, 'page')} and ${countOf(jobs, 'job')}`;
  if (proof.attempts.length === 0)
    return makeItem('SILENCE', 'OK', `The last proof is ${age} old: ${work}, and no attempt to reach another host.`);
  return makeItem(
    'SILENCE',
    'FAILING',
    `The last proof is ${age} old: ${countOf(proof.attempts.length, 'attempt')} to reach another host.`,
    {
      details: proof.attempts.slice(0, MOST_LISTED).map(({ process, host }) => `${process}: ${host}`),
      advice: 'Find out what the process needs from this host. Until then, block the way out in the firewall.',
    },
  );
}
