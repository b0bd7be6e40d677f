import { useSiteDetails } from '../runtime/SiteContext.tsx';
import { HatchedMark } from './HatchedMark.tsx';
import { Day } from '../ui/Moment.tsx';

/** Whether the operator has confirmed the specifications. They are a reference design until then. */
export function SpecificationsState() {
  const { specificationsConfirmedOn: day } = useSiteDetails();
  if (!day) return <HatchedMark>Reference design, until the operator of this site confirms it</HatchedMark>;
  return (
    <p className="label">
      Confirmed by the operator of this site on <Day at={day} />
    </p>
  );
}
