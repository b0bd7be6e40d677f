import { lazyDrawing } from '#web/runtime/lazyDrawing.tsx';
import type { homeDrawings } from './homeDrawings.ts';

const load = async () => (await import('./homeDrawings.ts')).homeDrawings;
/** Null in the browser build, so the home page's code contains no drawings. */
const server = import.meta.env.SSR ? await load() : null;

const figure = (name: keyof typeof homeDrawings) =>
  lazyDrawing(server?.[name] ?? false, async () => (await load())[name]);

export const HeroDeskFigure = figure('heroDesk');
export const HeroTabletFigure = figure('heroTablet');
export const HeroPhoneFigure = figure('heroPhone');
export const TrainFigure = figure('train');
export const DeployFigure = figure('deploy');
export const UseFigure = figure('use');
export const OfflineFigure = figure('offline');
export const CustomFigure = figure('custom');
export const SecureFigure = figure('secure');
export const FutureFigure = figure('future');
export const GovernmentFigure = figure('government');
export const HealthcareFigure = figure('healthcare');
export const FinanceFigure = figure('finance');
export const UtilitiesFigure = figure('utilities');
export const PlugFigure = figure('plug');
