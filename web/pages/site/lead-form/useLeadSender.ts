import { getApolloContext } from '@apollo/client/react';
import { useContext, useEffect, useRef } from 'react';
import { useWhitepaperChallengeLazyQuery } from '#graphql/generated/leads.ts';
import { getBrowserClient } from '#web/app/apollo.ts';
import { getFieldErrors, describeFailure } from '#web/runtime/failure.ts';
import type { SenderProps } from './lead-form.ts';

/** A proof of work is valid for one hour. An older one than this is computed again. */
const FRESH_MS = 45 * 60 * 1_000;

interface Proof {
  begun: number;
  answer: Promise<string | null>;
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The Apollo client for the mutation of a form. Pages for visitors load it when a visitor begins to type. */
export const useLeadClient = () => useContext(getApolloContext()).client ?? getBrowserClient();

/** Starts the proof of work at once, and sends what the visitor typed with it. */
export function useLeadSender(
  request: (options: { variables: { input: never } }) => Promise<unknown>,
  onReady: SenderProps['onReady'],
): void {
  const client = useLeadClient();
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
        await request({ variables: { input: { ...values, ...proofFields } as never } });
        return null;
      } catch (error) {
        return { message: describeFailure(error), errors: getFieldErrors(error) };
      }
    });
  }, [whitepaperChallenge, request, onReady]);
}

interface Entries {
  entries(): { url: string | null; index: number }[];
  currentEntry: { index: number } | null;
}

/**
 * Path (without the query) of the page of this site that led here, if known. Navigations within the site do not change
 * `document.referrer`, so the Navigation API is preferred where supported.
 */
function previousPath(): string | null {
  const navigation = (globalThis as { navigation?: Entries }).navigation;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().find((entry) => entry.index === index - 1)?.url ?? document.referrer;
  const url = URL.parse(before);
  return url && url.origin === location.origin ? url.pathname : null;
}
