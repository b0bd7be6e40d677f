import { area } from 'virtual:api-reference/events';
import { AreaReference } from './AreaReference.tsx';

export const EventsReferencePage = () => <AreaReference slug="events" area={area} />;
