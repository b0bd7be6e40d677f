import { useState } from 'react';
import { FormNoticeDocument, type FormNoticeQuery, useFormNoticeQuery } from '../../graphql/generated/auth.ts';
import { noVariables, pageQuery, type PageQuery } from '../runtime/pageQueries.ts';
import { readAnswers } from '../runtime/state.ts';
import { useHydrating } from '../runtime/useHydrating.ts';

type Notice = FormNoticeQuery['browser']['formNotice'];

function useNoticeOnServer(): Notice {
  const { data } = useFormNoticeQuery();
  return data?.browser.formNotice ?? null;
}

/** Reads the server's state from the page, because the Apollo client would be larger than the page. */
function useNoticeInBrowser(): Notice {
  const hydrating = useHydrating();
  const [notice] = useState(() => (hydrating ? readStoredNotice() : null));
  return notice;
}

const readStoredNotice = (): Notice => {
  const [, , data] = readAnswers().find(([name]) => name === 'FormNotice') ?? [];
  return (data as FormNoticeQuery | undefined)?.browser.formNotice ?? null;
};

/** The result of a form that was just submitted without JavaScript; null if there was none. */
export const useFormNotice = import.meta.env.SSR ? useNoticeOnServer : useNoticeInBrowser;

/** The query of pages that call `useFormNotice`. It is part of the server only. */
export const noticeQueries: readonly PageQuery[] = import.meta.env.SSR
  ? [pageQuery(FormNoticeDocument, noVariables)]
  : [];
