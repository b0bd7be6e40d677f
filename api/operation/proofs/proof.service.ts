import type { Context } from '#api/platform/context.ts';
import type { Proof } from './proof.file.ts';
import { readStoredProof } from './proof.read.service.ts';
import type { ProofStep, SilenceProof } from './proof.type.ts';

const MOST_ATTEMPTS = 50;

const stepNames: Record<keyof Proof['ran'], string> = {
  publicPages: 'Public pages opened',
  files: 'Feeds, maps and other files opened',
  portalPages: 'Pages of the portal opened',
  adminPages: 'Admin pages opened',
  forms: 'Forms filled in and sent',
  mutations: 'Changes made through the API',
  explorerExamples: 'Examples run in the API explorer',
  jobs: 'Background jobs run',
  stories: 'Stories of the component library opened',
  emails: 'Emails sent',
  storedFiles: 'Files stored',
  scannedFiles: 'Files scanned for malware',
  modelRequests: 'Requests to the language model',
  feedRequests: 'Requests to feeds',
  webhookDeliveries: 'Webhooks delivered',
};

export const listSteps = ({ ran }: Proof): ProofStep[] =>
  Object.entries(stepNames).map(([key, name]) => ({ name, count: ran[key as keyof Proof['ran']] }));

/** The proof is public, like the page that shows it. */
export async function readProof({ services: { env } }: Context): Promise<SilenceProof | null> {
  const stored = await readStoredProof(env);
  if (stored.state !== 'VALID') return null;
  const { proof, isOfThisBuild, fingerprint } = stored;
  const { node, chromium, strace, kernel } = proof.versions;
  return {
    startedAt: new Date(proof.startedAt),
    seconds: proof.seconds,
    isOfThisBuild,
    buildHash: proof.buildHash,
    commit: proof.commit,
    isChanged: proof.isChanged,
    steps: listSteps(proof),
    serverCalls: proof.serverCalls,
    attemptCount: proof.attempts.length,
    attempts: proof.attempts.slice(0, MOST_ATTEMPTS),
    versions: [`Node ${node}`, `Chromium ${chromium}`, `strace ${strace}`, `Linux ${kernel}`],
    repeat: proof.repeat,
    fingerprint,
  };
}
