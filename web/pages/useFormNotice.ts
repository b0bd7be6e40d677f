import { useContext, useState } from 'react';
import { type FormNoticeQuery, useFormNoticeQuery } from '../../graphql/generated/auth.ts';
import { ServerContext } from '../runtime/ServerContext.tsx';
import { readState } from '../runtime/state.ts';
import { useHydrating } from '../runtime/useHydrating.ts';

type Notice = FormNoticeQuery['browser']['formNotice'];

function useNoticeOnServer(): Notice {
  const { data } = useFormNoticeQuery({ client: useContext(ServerContext)?.client });
  return data?.browser.formNotice ?? null;
}

/** Reads the server's state from the page, because the Apollo client would be larger than the page. */
function useNoticeInBrowser(): Notice {
  const hydrating = useHydrating();
  const [notice] = useState(() => (hydrating ? kept() : null));
  return notice;
}

const kept = (): Notice => {
  const state = readState('apollo') as { ROOT_QUERY?: { browser?: { formNotice?: Notice } } } | null;
  return state?.ROOT_QUERY?.browser?.formNotice ?? null;
};

/** The result of a form that was just submitted without JavaScript; null if there was none. */
export const useFormNotice = import.meta.env.SSR ? useNoticeOnServer : useNoticeInBrowser;
