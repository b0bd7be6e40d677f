import { area } from 'virtual:api-reference/site';
import { AreaReference } from './AreaReference.tsx';

export const SiteReferencePage = () => <AreaReference slug="site" area={area} />;
