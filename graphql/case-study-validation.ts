import { z } from 'zod';
import { atMost } from './at-most.ts';
import { factsAtMost, text } from './limits.ts';
import { clearedSeo, type SeoFields, seoInput } from './seo-fields.ts';
import { overrideReason, requireText } from './validation.ts';

/** The industries of deployments in the API. */
export const industries = ['GOVERNMENT', 'HEALTHCARE', 'FINANCIAL_SERVICES', 'UTILITIES', 'DEFENSE'] as const;

const paragraph = z.string().trim().check(atMost(text.paragraph));

export const createCaseStudyInput = z.object({
  title: requireText(text.title, 'Title is required'),
  summary: z.string().trim().check(atMost(text.summary)).nullish(),
  industry: z.enum(industries, 'Industry not found').nullish(),
  setting: paragraph.nullish(),
  problem: paragraph.nullish(),
  body: z.string().check(atMost(text.articleBody)).nullish(),
  facts: z
    .array(
      z.object({
        label: requireText(text.factLabel, 'A fact needs a name'),
        value: requireText(text.factValue, 'A fact needs a value'),
      }),
    )
    .max(factsAtMost, `Use at most ${factsAtMost} facts`)
    .nullish(),
  isIllustrative: z.boolean().nullish(),
  cover: z.string().check(atMost(200, 'Picture not found')).nullish(),
  ...seoInput,
});

export const updateCaseStudyInput = createCaseStudyInput.extend({
  title: createCaseStudyInput.shape.title.nullish(),
  overrideReason: overrideReason.nullish(),
});

export const publishCaseStudyInput = z.object({ overrideReason: overrideReason.nullish() });

type Rules = z.infer<typeof createCaseStudyInput>;
/** The fields that a draft may lack, and without which it is not published. */
export const neededToPublish: readonly (keyof Rules)[] = ['summary', 'industry', 'body'];

/** Each field of a change: undefined leaves it unchanged. */
export type CaseStudyChanges = { [Field in keyof Rules]: Rules[Field] | null | undefined };

/** What null leaves in a field. The others cannot be cleared, so null leaves them unchanged. */
export const clearedCaseStudy = {
  summary: '',
  setting: '',
  problem: '',
  body: '',
  facts: [],
  cover: null,
  ...clearedSeo,
} satisfies Partial<Rules>;

/** The columns that people edit. */
export type CaseStudyFields = {
  [Field in Exclude<keyof Rules, 'industry' | 'isIllustrative' | 'cover' | keyof SeoFields>]: NonNullable<Rules[Field]>;
} & SeoFields & {
    /** Null for a draft whose industry is not chosen yet. */
    industry: (typeof industries)[number] | null;
    illustrative: boolean;
    cover: string | null;
  };
