import type { ComponentType } from 'react';
import { lazyDrawing } from '../../../runtime/lazyDrawing.tsx';
import type { homeDrawings } from './homeDrawings.ts';

type Drawings = typeof homeDrawings;
type DrawingProps<Drawing> = Drawing extends (props: infer Props extends object) => unknown ? Props : object;

const load = async () => (await import('./homeDrawings.ts')).homeDrawings;
/** Null in the browser build, so the home page's code contains no drawings. */
const server = import.meta.env.SSR ? await load() : null;

const figure = <Name extends keyof Drawings>(name: Name) => {
  type Figure = ComponentType<DrawingProps<Drawings[Name]>>;
  return lazyDrawing((server?.[name] ?? false) as Figure | false, async () => (await load())[name] as Figure);
};

export const HeroFigure = figure('hero');
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
