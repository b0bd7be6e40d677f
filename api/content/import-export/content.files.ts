import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { ArticleField } from '#graphql/article-fields.ts';
import type { CaseStudyFields } from '#graphql/case-study-validation.ts';
import { text } from '#graphql/limits.ts';
import type { SeoFields } from '#graphql/seo-fields.ts';
import { ArticleStatus } from '../articles/article.entity.ts';
import { CaseStudyStatus, Industry } from '../case-studies/case-study.entity.ts';

// The formats of an exported site's files. Reading is as strict as writing and never trims or repairs: a file that is
// read and written again has the same bytes.

/** Folders and files of an export, relative to its root. */
export const places = {
  categories: 'categories.yaml',
  articles: 'articles',
  /** Drafts of published or scheduled articles, with the names of these articles. */
  drafts: 'drafts',
  pictures: 'pictures.yaml',
  /** The files of each picture, in a folder named after its hash. */
  pictureFiles: 'pictures',
  caseStudies: 'case-studies',
} as const;

const limited = (limit: number) => z.string().check(atMost(limit, `is longer than ${limit} characters`));
const filledText = (limit: number) => limited(limit).min(1, 'is empty');
const instant = z.iso.datetime('is not an instant such as 2026-11-21T09:30:00.000Z');
const day = z.iso.date('is not a day such as 2026-11-27');
/** Exports of earlier versions have none of these. */
const seo = {
  seoTitle: filledText(text.seoTitle).nullable().default(null),
  seoDescription: filledText(text.seoDescription).nullable().default(null),
  isNoindex: z.boolean().default(false),
} satisfies Record<keyof SeoFields, z.ZodType>;
const createIdSchema = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9_-]{1,40}$`), `is not an id such as ${prefix}_…`);
export const slugShape = limited(text.slug).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'has other characters than lower-case letters, digits and single hyphens',
);

export const categoryFile = z.array(
  z.strictObject({
    id: createIdSchema('cat'),
    name: filledText(text.categoryName),
    slug: slugShape,
    description: limited(text.categoryDescription),
    position: z.int(),
  }),
);
export type CategoryFile = z.infer<typeof categoryFile>;

/** What people edit of an article. The text follows the front matter, and a category is named by its slug. */
const articleText = {
  title: filledText(text.title),
  slug: slugShape,
  summary: limited(text.summary),
  category: slugShape.nullable(),
  cover: limited(2_000).nullable(),
  reviewedOn: day.nullable().default(null),
  ...seo,
} satisfies Record<Exclude<ArticleField, 'body' | 'categoryId' | 'authorName'> | 'category', z.ZodType>;

export const articleFront = z.strictObject({
  id: createIdSchema('art'),
  ...articleText,
  author: filledText(text.personName),
  status: z.enum(ArticleStatus),
  publishedAt: instant.nullable(),
  /** The time at which it is unpublished automatically. */
  unpublishAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** Former slugs, which redirect to it. */
  formerSlugs: z.array(slugShape),
  /** Former paths on another site, which redirect to it. Exports of earlier versions have none. */
  formerPaths: z
    .array(
      z
        .string()
        .regex(/^\/[^\0]+$/, 'is not a path')
        .max(500, 'is longer than 500 characters'),
    )
    .default([]),
  /** Ids of the posts in other systems that the article was imported from. */
  sources: z.array(filledText(1_000)).default([]),
});
export type ArticleFront = z.infer<typeof articleFront>;

export const draftFront = z.strictObject({
  /** The id of the article that the draft belongs to. */
  id: createIdSchema('art'),
  ...articleText,
  /** Exports of earlier versions have none. */
  author: filledText(text.personName).nullable().default(null),
  savedAt: instant,
  savedBy: limited(text.personName).nullable(),
});
export type DraftFront = z.infer<typeof draftFront>;

export const pictureFile = z.array(
  z.strictObject({
    id: createIdSchema('pic'),
    hash: z.string().regex(/^[0-9a-f]{32}$/, 'is not the hash of a picture'),
    name: filledText(300),
    alt: filledText(text.pictureAlt),
    width: z.int().positive(),
    height: z.int().positive(),
    bytes: z.int().nonnegative(),
    createdAt: instant,
  }),
);
export type PictureFile = z.infer<typeof pictureFile>;

/** The files that a picture can have, and their types. */
export const pictureKinds: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
export const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(avif|webp|jpg)$/;

const caseStudyText = {
  title: filledText(text.title),
  summary: limited(text.summary),
  industry: z.enum(Industry).nullable(),
  setting: limited(text.paragraph),
  problem: limited(text.paragraph),
  facts: z.array(z.strictObject({ label: filledText(text.factLabel), value: filledText(text.factValue) })),
  illustrative: z.boolean(),
  /** Exports of earlier versions have none. */
  cover: limited(2_000).nullable().default(null),
  ...seo,
} satisfies Record<Exclude<keyof CaseStudyFields, 'body'>, z.ZodType>;

export const caseStudyFront = z
  .strictObject({
    id: createIdSchema('cas'),
    ...caseStudyText,
    /** The place on the site. Exports of earlier versions have none. */
    position: z.int().nonnegative().default(0),
    status: z.enum(CaseStudyStatus),
    publishedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .refine(({ industry, status }) => industry !== null || status === CaseStudyStatus.DRAFT, {
    path: ['industry'],
    message: 'A published case study needs an industry',
  });
export type CaseStudyFront = z.infer<typeof caseStudyFront>;

export const bodyShape = limited(text.articleBody);
