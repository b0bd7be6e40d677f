import { area } from 'virtual:api-reference/audit';
import { AreaReference } from './AreaReference.tsx';

export const AuditReferencePage = () => <AreaReference slug="audit" area={area} />;
