import { lazyDrawing } from '../runtime/drawn.tsx';
import type { industryDrawings } from './industryDrawings.ts';

type Name = keyof typeof industryDrawings;

const load = async () => (await import('./industryDrawings.ts')).industryDrawings;
/** Null in the browser build, so the first page's code contains no drawings. */
const server = import.meta.env.SSR ? await load() : null;

const figure = (name: Name) =>
  lazyDrawing<{ className?: string }>(server?.[name] ?? false, async () => (await load())[name]);

export const industryFigures = {
  GOVERNMENT: figure('GOVERNMENT'),
  HEALTHCARE: figure('HEALTHCARE'),
  FINANCIAL_SERVICES: figure('FINANCIAL_SERVICES'),
  UTILITIES: figure('UTILITIES'),
  DEFENSE: figure('DEFENSE'),
};
