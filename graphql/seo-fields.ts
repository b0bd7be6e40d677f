import { z } from 'zod';
import { atMost } from './at-most.ts';
import { text } from './limits.ts';
import { cleanLine } from './pasted-text.ts';
import { plainName, USE_ONE_LINE } from './validation.ts';

// What a text says to search engines. Articles and case studies have these fields.

/** A short plain text. Empty stands for none. */
export const optionalText = (limit: number) =>
  z
    .string()
    .overwrite(cleanLine)
    .check(atMost(limit))
    .regex(plainName, USE_ONE_LINE)
    .transform((typed) => typed || null);

export const seoInput = {
  seoTitle: optionalText(text.seoTitle).nullish(),
  seoDescription: optionalText(text.seoDescription).nullish(),
  isNoindex: z.boolean().nullish(),
};

/** What null leaves in these fields. */
export const clearedSeo = { seoTitle: null, seoDescription: null, isNoindex: false };

export const seoLabels = {
  seoTitle: 'Heading in search results',
  seoDescription: 'Description in search results',
  isNoindex: 'Keep this page out of search engines',
};

export interface SeoFields {
  seoTitle: string | null;
  seoDescription: string | null;
  isNoindex: boolean;
}
