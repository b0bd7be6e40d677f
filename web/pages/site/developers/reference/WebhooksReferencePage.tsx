import { area } from 'virtual:api-reference/webhooks';
import { AreaReference } from './AreaReference.tsx';

export const WebhooksReferencePage = () => <AreaReference slug="webhooks" area={area} />;
