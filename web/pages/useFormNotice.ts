import { useContext, useState } from 'react';
import { type FormNoticeQuery, useFormNoticeQuery } from '../../graphql/generated/door.ts';
import { ServerContext } from '../runtime/ServerContext.tsx';
import { readState } from '../runtime/state.ts';
import { useHydrating } from '../runtime/useHydrating.ts';

type Notice = FormNoticeQuery['browser']['formNotice'];

function useNoticeOnServer(): Notice {
  const { data } = useFormNoticeQuery({ client: useContext(ServerContext)?.client });
  return data?.browser.formNotice ?? null;
}

/** What the server has read for this page, taken from the page: the data client would weigh more than the page does. */
function useNoticeInBrowser(): Notice {
  const hydrating = useHydrating();
  const [notice] = useState(() => (hydrating ? kept() : null));
  return notice;
}

const kept = (): Notice => {
  const state = readState('apollo') as { ROOT_QUERY?: { browser?: { formNotice?: Notice } } } | null;
  return state?.ROOT_QUERY?.browser?.formNotice ?? null;
};

/** What became of the form that was sent just before without JavaScript; null where none was. */
export const useFormNotice = import.meta.env.SSR ? useNoticeOnServer : useNoticeInBrowser;
