import { area } from 'virtual:api-reference/account';
import { AreaReference } from './AreaReference.tsx';

export const AccountReferencePage = () => <AreaReference slug="account" area={area} />;
