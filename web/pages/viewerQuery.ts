import { ViewerDocument, useViewerQuery } from '#graphql/generated/portal.ts';
import { noVariables, pageQuery } from '../runtime/pageQueries.ts';

/** The signed-in person. The layout of the portal reads it for all of its pages. */
export const viewerQuery = pageQuery(ViewerDocument, useViewerQuery, noVariables);
