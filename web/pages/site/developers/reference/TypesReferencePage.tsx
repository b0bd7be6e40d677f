import { area } from 'virtual:api-reference/types';
import { AreaReference } from './AreaReference.tsx';

export const TypesReferencePage = () => <AreaReference slug="types" area={area} />;
