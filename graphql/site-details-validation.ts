import { z } from 'zod';
import { isEmail } from './email.ts';
import { text } from './limits.ts';
import { removeInvisible } from './pasted-text.ts';
import { siteTextFields } from './site-detail-fields.ts';
import { listedAtMost, readSiteForm, type SiteText, siteTextNames } from './site-details.ts';
import { atMost } from './at-most.ts';
import { line, phone } from './validation.ts';

const joinLines = (typed: string): string =>
  typed
    .split(/[\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** A person who writes in several lines means one sentence: pages show it in running text. */
const oneLine = (limit: number) => line(z.string().trim().check(atMost(limit)).overwrite(joinLines), limit);

const texts = Object.fromEntries(
  siteTextNames.map((name) => [name, oneLine(siteTextFields[name].limit)]),
) as unknown as Record<SiteText, z.ZodString>;

const DAY_MS = 86_400_000;
const DAY_LENGTH = 20;
/** In the time zone of the person, it may be tomorrow already. */
const isPast = (day: string) => day <= new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

const pastDay = z
  .string()
  .overwrite(removeInvisible)
  .check(atMost(DAY_LENGTH))
  .refine((day) => day === '' || z.iso.date().safeParse(day).success, 'Enter a day, such as 2026-11-27')
  .refine((day) => isPast(day), 'Enter a day that is not in the future');

const isHttps = (url: string): boolean => {
  const parsed = /^https:\/\/[^\s/\\]/i.test(url) && !/\s/.test(url) ? URL.parse(url) : null;
  return parsed !== null && /[^.]\.[^.]/.test(parsed.hostname) && !parsed.username && !parsed.password;
};

const hasNamesOfTheirOwn = (items: readonly { name: string }[]) =>
  new Set(items.map(({ name }) => name)).size === items.length;

const founders = z
  .array(
    z.object({
      name: oneLine(text.personName).min(1, 'Enter the name of each founder'),
      title: oneLine(text.personName),
    }),
  )
  .max(listedAtMost, `Name at most ${listedAtMost} founders`)
  .refine(hasNamesOfTheirOwn, 'Name each founder once');

const URL_LIMIT = 300;
const socialProfiles = z
  .array(
    z.object({
      name: oneLine(text.figureLabel).min(1, 'Enter a name before each URL, such as “LinkedIn: https://…”'),
      url: oneLine(URL_LIMIT).refine(isHttps, 'Enter a whole URL after each name, such as “LinkedIn: https://…”'),
    }),
  )
  .max(listedAtMost, `Use at most ${listedAtMost} profiles`)
  .refine(hasNamesOfTheirOwn, 'Each profile needs a name of its own');

/** One rule for the form and the API. */
const siteDetailsRules = z.object({
  ...texts,
  email: oneLine(text.email)
    .overwrite(removeInvisible)
    .refine((value) => value === '' || isEmail(value), 'Please enter a valid email'),
  phone,
  specificationsConfirmedOn: pastDay,
  testimonialConsentOn: pastDay,
  founders,
  socialProfiles,
});

/** Longer than any list that the rules accept. */
const FORM_TEXT_LIMIT = 10_000;

/** The same for the values of the form, in which a list is a text. */
export const siteDetailsForm = z
  .record(z.string().check(atMost(FORM_TEXT_LIMIT)), z.string().check(atMost(FORM_TEXT_LIMIT)))
  .transform(readSiteForm)
  .pipe(siteDetailsRules);

const rules = siteDetailsRules.shape;

/** An absent fact stays as it is, and an empty one is unset. */
export const updateSiteDetailsInput = z.object({
  ...(Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.nullish()])) as {
    [Name in keyof typeof rules]: z.ZodOptional<z.ZodNullable<(typeof rules)[Name]>>;
  }),
  expectedVersion: z.int().nullish(),
  restoredVersion: z.int().nullish(),
  isApiOffered: z.boolean().nullish(),
});
