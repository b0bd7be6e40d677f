import type { PortalHomeQuery } from '../../../../graphql/generated/portal.ts';
import { PortalSection } from '../../../ui/PortalSection.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../../paths.ts';
import { UpdateList } from '../updates/UpdateList.tsx';

/** Published updates that the reader has not opened. */
export const NewUpdates = ({ updates }: { updates: PortalHomeQuery['investorUpdates']['nodes'] }) => (
  <PortalSection title="New updates" note="Published and not opened yet.">
    {updates.length === 0 ? <p>You have read all updates.</p> : <UpdateList updates={updates} />}
    <TextLink to={paths.investorUpdates}>All updates</TextLink>
  </PortalSection>
);
