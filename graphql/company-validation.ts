import { z } from 'zod';
import { atMost } from './at-most.ts';
import { figuresAtMost, text } from './limits.ts';
import { requireText } from './validation.ts';

export const companyFigures = z
  .array(
    z.object({
      label: requireText(text.figureLabel, 'Say what the figure is'),
      value: requireText(text.figureValue, 'Enter the figure'),
    }),
  )
  .max(figuresAtMost, `Use at most ${figuresAtMost} figures`)
  .refine(
    (figures) => new Set(figures.map(({ label }) => label)).size === figures.length,
    'Each figure needs a name of its own',
  );

export const updateCompanyProfileInput = z.object({
  snapshot: z.string().trim().check(atMost(text.companySnapshot)),
  figures: companyFigures,
});
