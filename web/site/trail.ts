import { paths } from '../paths.ts';
import type { Crumb } from './Breadcrumbs.tsx';

/** Breadcrumbs from the home page to a page. */
export const trail = (...crumbs: Crumb[]): readonly Crumb[] => [{ name: 'Home', to: paths.home }, ...crumbs];
