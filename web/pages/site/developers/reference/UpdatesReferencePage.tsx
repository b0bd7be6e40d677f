import { area } from 'virtual:api-reference/updates';
import { AreaReference } from './AreaReference.tsx';

export const UpdatesReferencePage = () => <AreaReference slug="updates" area={area} />;
