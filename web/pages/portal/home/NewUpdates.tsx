import type { PortalHomeQuery, UpdateEntryFragment } from '../../../../graphql/generated/portal.ts';
import { PortalSection } from '../../../ui/PortalSection.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../../paths.ts';
import { UpdateList } from '../updates/UpdateList.tsx';

type NewUpdatesProps = {
  latest: PortalHomeQuery['latestUpdate']['nodes'][number] | undefined;
  /** Updates that the reader has not opened. Absent until they are known. */
  updates: readonly UpdateEntryFragment[] | undefined;
};

/** The latest update with its first lines, and the other updates that the reader has not opened. */
export function NewUpdates({ latest, updates }: NewUpdatesProps) {
  const others = updates?.filter(({ id }) => id !== latest?.id) ?? [];
  return (
    <PortalSection title="Updates" note="The latest one, and others that you have not opened.">
      {!latest && <p>No update has been published to you yet.</p>}
      {latest && (
        <>
          <UpdateList updates={[latest]} />
          <p dir="auto">{latest.excerpt}</p>
        </>
      )}
      {others.length > 0 && <UpdateList updates={others} />}
      {latest && updates?.length === 0 && <p>You have read all updates.</p>}
      <TextLink to={paths.investorUpdates}>All updates</TextLink>
    </PortalSection>
  );
}
