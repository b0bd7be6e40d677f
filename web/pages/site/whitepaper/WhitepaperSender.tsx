import { getApolloContext } from '@apollo/client/react';
import { useContext, useEffect, useRef } from 'react';
import {
  useRequestWhitepaperMutation,
  useWhitepaperChallengeLazyQuery,
} from '../../../../graphql/generated/whitepaper.ts';
import { getBrowserClient } from '../../../app/apollo.ts';
import { getFieldErrors, describeFailure } from '../../../runtime/failure.ts';
import { previousPath } from '../../../runtime/previousPath.ts';
import type { Refusal, WhitepaperValues } from './WhitepaperForm.tsx';

/** A proof of work is valid for one hour. An older one than this is computed again. */
const FRESH_MS = 45 * 60 * 1_000;

interface Proof {
  begun: number;
  answer: Promise<string | null>;
}

/** Sends the form; returns null on success. */
export type Send = (values: WhitepaperValues) => Promise<Refusal | null>;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The code that only sending needs: the Apollo client and the proof of work, which starts at once. Renders nothing. */
export function WhitepaperSender({ onReady }: { onReady: (send: Send) => void }) {
  const client = useContext(getApolloContext()).client ?? getBrowserClient();
  const [request] = useRequestWhitepaperMutation({ client });
  const [whitepaperChallenge] = useWhitepaperChallengeLazyQuery({ client, fetchPolicy: 'no-cache' });
  const proof = useRef<Proof | null>(null);
  const requestKey = useRef<string | null>(null);

  useEffect(() => {
    const work = async (): Promise<string | null> => {
      try {
        const [{ data }, { solve }] = await Promise.all([whitepaperChallenge(), import('./proof.ts')]);
        return data ? await solve(data.whitepaperChallenge) : null;
      } catch {
        // The form is sent without a proof, as it is without JavaScript.
        return null;
      }
    };
    const begin = (): Promise<string | null> => {
      if (!proof.current || performance.now() - proof.current.begun > FRESH_MS)
        proof.current = { begun: performance.now(), answer: work() };
      return proof.current.answer;
    };
    void begin();
    onReady(async (values) => {
      requestKey.current ??= newKey();
      const proofFields = { proof: await begin(), requestKey: requestKey.current, referrer: previousPath() };
      // A proof can be used only once, whatever the result of the request.
      proof.current = null;
      try {
        await request({ variables: { input: { ...values, ...proofFields } } });
        return null;
      } catch (error) {
        return { message: describeFailure(error), errors: getFieldErrors(error) };
      }
    });
  }, [whitepaperChallenge, request, onReady]);
  return null;
}
