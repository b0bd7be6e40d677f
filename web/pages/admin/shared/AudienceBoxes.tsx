import { useAudienceChoicesQuery } from '#graphql/generated/admin.ts';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { ChoiceBoxes } from '#web/forms/ChoiceBoxes.tsx';

/** Selects the audience and the attached documents: the form's `groupIds` and `documentIds`. */
export function AudienceBoxes() {
  const { data, fetchMore } = useAudienceChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.groups.nodes.map(({ id, name }) => [id, name] as const) ?? [];
  const documents = data?.documents.nodes.map(({ id, index, title }) => [id, `${index} ${title}`] as const) ?? [];
  return (
    <>
      <ChoiceBoxes name="groupIds" legend="Groups. If none is selected, all investors." options={groups} />
      {documents.length > 0 && (
        <ChoiceBoxes
          name="documentIds"
          legend="Attached documents. Each reader sees only the documents that are shared with them."
          options={documents}
        />
      )}
      {data && (
        <LoadMore
          page={data.documents.pageInfo}
          label="documents"
          onMore={(after) => fetchMore({ variables: { after }, updateQuery: appendPage('documents') })}
        />
      )}
    </>
  );
}
