import { area } from 'virtual:api-reference/people';
import { AreaReference } from './AreaReference.tsx';

export const PeopleReferencePage = () => <AreaReference slug="people" area={area} />;
