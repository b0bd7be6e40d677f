import { area } from 'virtual:api-reference/content';
import { AreaReference } from './AreaReference.tsx';

export const ContentReferencePage = () => <AreaReference slug="content" area={area} />;
