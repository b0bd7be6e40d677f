import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequestWhitepaperMutation, WhitepaperChallengeDocument } from '../../../../graphql/generated/site.ts';
import { faultsOf, sentenceOf } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { previousPath } from '../../../previousPath.ts';
import type { Refusal, WhitepaperValues } from './WhitepaperForm.tsx';

/** A proof is good for an hour; one that has waited longer than this is made anew. */
const FRESH_MS = 45 * 60 * 1_000;

interface Proof {
  begun: number;
  answer: Promise<string | null>;
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends the form: once, however often it is clicked, and with a proof of work that is begun when somebody types. */
export function useWhitepaperRequest() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [request] = useRequestWhitepaperMutation();
  const proof = useRef<Proof | null>(null);
  const requestKey = useRef<string | null>(null);

  const work = async (): Promise<string | null> => {
    try {
      const [{ data }, { solve }] = await Promise.all([
        client.query({ query: WhitepaperChallengeDocument, fetchPolicy: 'no-cache' }),
        import('./proof.ts'),
      ]);
      return data ? await solve(data.whitepaperChallenge) : null;
    } catch {
      // The form goes without it, as it does where there is no JavaScript.
      return null;
    }
  };
  const begin = (): Promise<string | null> => {
    if (!proof.current || performance.now() - proof.current.begun > FRESH_MS)
      proof.current = { begun: performance.now(), answer: work() };
    return proof.current.answer;
  };
  const send = async (values: WhitepaperValues): Promise<Refusal | null> => {
    requestKey.current ??= newKey();
    const added = { proof: await begin(), requestKey: requestKey.current, referrer: previousPath() };
    // A proof opens the door once, whatever becomes of what is sent with it.
    proof.current = null;
    try {
      await request({ variables: { input: { ...values, ...added } } });
    } catch (error) {
      return { message: sentenceOf(error), faults: faultsOf(error) };
    }
    await navigate(paths.thankYou);
    return null;
  };
  return { begin: () => void begin(), send };
}
