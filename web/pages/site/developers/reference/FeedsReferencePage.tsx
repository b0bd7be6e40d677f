import { lazyComponent } from '../../../../runtime/lazyComponent.tsx';
import { AreaReference, makeAreaContent } from './AreaReference.tsx';

const load = () => import('virtual:api-reference/feeds').then(({ area }) => makeAreaContent(area));
const Content = lazyComponent(load, import.meta.env.SSR ? await load() : null);

export const FeedsReferencePage = () => <AreaReference slug="feeds" Content={Content} />;
