import { area } from 'virtual:api-reference/documents';
import { AreaReference } from './AreaReference.tsx';

export const DocumentsReferencePage = () => <AreaReference slug="documents" area={area} />;
