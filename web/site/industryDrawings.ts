import { FinanceDrawing } from '../drawings/FinanceDrawing.tsx';
import { GovernmentDrawing } from '../drawings/GovernmentDrawing.tsx';
import { HealthcareDrawing } from '../drawings/HealthcareDrawing.tsx';
import { WaterworksDrawing } from '../drawings/WaterworksDrawing.tsx';
import { WorkshopDrawing } from '../drawings/WorkshopDrawing.tsx';

/** A section of the building for each industry. A separate chunk, see industryFigures.ts. */
export const industryDrawings = {
  GOVERNMENT: GovernmentDrawing,
  HEALTHCARE: HealthcareDrawing,
  FINANCIAL_SERVICES: FinanceDrawing,
  UTILITIES: WaterworksDrawing,
  DEFENSE: WorkshopDrawing,
};
