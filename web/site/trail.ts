import { paths } from '../paths.ts';
import type { Crumb } from './Breadcrumbs.tsx';

/** The way from the home page down to a page. */
export const trail = (...crumbs: Crumb[]): readonly Crumb[] => [{ name: 'Home', to: paths.home }, ...crumbs];
