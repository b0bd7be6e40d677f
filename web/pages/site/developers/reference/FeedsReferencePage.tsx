import { area } from 'virtual:api-reference/feeds';
import { AreaReference } from './AreaReference.tsx';

export const FeedsReferencePage = () => <AreaReference slug="feeds" area={area} />;
