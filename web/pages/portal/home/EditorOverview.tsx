import { EditorHomeDocument, useEditorHomeQuery } from '#graphql/generated/portal.ts';
import { paths } from '#web/paths.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { viewerQuery } from '#web/pages/viewerQuery.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { Scheduled } from './AdminOverview.tsx';
import { Inbox } from './Inbox.tsx';

export const editorHomeQuery = pageQuery(
  EditorHomeDocument,
  useEditorHomeQuery,
  noVariables,
  ({ isEditor, isInvestor }) => isEditor && !isInvestor,
);

/** The overview of accounts that are only editors. Without a second factor where one is required, it leads to setting one up. */
export function EditorOverview() {
  const viewer = usePageData(viewerQuery).data?.viewer;
  return (
    <>
      <PortalPageHead
        title="Overview"
        description="The work that waits for editors, and what is published next."
        path={paths.investor}
        action={
          viewer?.canEdit && (
            <ButtonLink to={paths.adminArticleNew} variant="primary" size="small">
              Write article
            </ButtonLink>
          )
        }
      />
      {viewer?.canEdit ? <EditorWork /> : <SetUpFactor />}
    </>
  );
}

function EditorWork() {
  const query = usePageData(editorHomeQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <Inbox />
      <QueryResult query={query}>{({ articles }) => <Scheduled articles={articles.nodes} />}</QueryResult>
    </>
  );
}

const SetUpFactor = () => (
  <PortalSection title="Second factor" note="Your role requires one.">
    <p>
      You can write and publish after you set up a second factor.{' '}
      <InlineLink to={paths.investorAccount}>Set up a second factor</InlineLink>
    </p>
  </PortalSection>
);
