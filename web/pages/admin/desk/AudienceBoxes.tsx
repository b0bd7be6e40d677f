import { useAudienceChoicesQuery } from '../../../../graphql/generated/admin.ts';
import { ChoiceBoxes } from '../../../forms/ChoiceBoxes.tsx';

/** For whom something is, and which documents come with it: the form's `groupIds` and `documentIds`. */
export function AudienceBoxes() {
  const { data } = useAudienceChoicesQuery();
  const groups = data?.groups.map(({ id, name }) => [id, name] as const) ?? [];
  const documents = data?.documents.nodes.map(({ id, index, title }) => [id, `${index} ${title}`] as const) ?? [];
  return (
    <>
      <ChoiceBoxes name="groupIds" legend="For these groups; without any, for all investors." options={groups} />
      {documents.length > 0 && (
        <ChoiceBoxes
          name="documentIds"
          legend="With these documents; each is shown only to who may see it."
          options={documents}
        />
      )}
    </>
  );
}
