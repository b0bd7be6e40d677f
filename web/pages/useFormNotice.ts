import { useState } from 'react';
import { FormNoticeDocument, type FormNoticeQuery, useFormNoticeQuery } from '#graphql/generated/auth.ts';
import { noVariables, pageQuery, type PageQuery } from '../runtime/pageQueries.ts';
import { readPageAnswers } from '../runtime/pageAnswers.ts';
import { usePageData } from '../runtime/usePageData.ts';
import { useHydrating } from '../runtime/useHydrating.ts';

type Notice = FormNoticeQuery['browser']['formNotice'];

/** Part of the server only, because the Apollo client would be larger than the page. */
const formNoticeQuery = import.meta.env.SSR ? pageQuery(FormNoticeDocument, useFormNoticeQuery, noVariables) : null;

function useNoticeOnServer(): Notice {
  const { data } = usePageData(formNoticeQuery!);
  return data?.browser.formNotice ?? null;
}

/** Reads the server's state from the page. */
function useNoticeInBrowser(): Notice {
  const hydrating = useHydrating();
  const [notice] = useState(() => (hydrating ? readStoredNotice() : null));
  return notice;
}

function readStoredNotice(): Notice {
  const answer = readPageAnswers().find(([operation]) => operation === 'FormNotice');
  return (answer?.[2] as FormNoticeQuery | undefined)?.browser.formNotice ?? null;
}

/** The result of a form that was just submitted without JavaScript; null if there was none. */
export const useFormNotice = import.meta.env.SSR ? useNoticeOnServer : useNoticeInBrowser;

/** The query of pages that call `useFormNotice`. */
export const noticeQueries: readonly PageQuery[] = formNoticeQuery ? [formNoticeQuery] : [];
