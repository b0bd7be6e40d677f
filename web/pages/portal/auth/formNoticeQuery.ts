import { FormNoticeDocument, useFormNoticeQuery } from '../../../../graphql/generated/auth.ts';
import { noVariables, pageQuery } from '../../../runtime/pageQueries.ts';

/** The result of the form that was submitted before, on pages that load the data client for another query. */
export const formNoticeQuery = pageQuery(FormNoticeDocument, useFormNoticeQuery, noVariables);
