import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { cleanLine, cleanPhone, removeInvisible, trimPasted } from '#graphql/pasted-text.ts';
import { siteDetailsForm } from '#graphql/site-details-validation.ts';
import { resolvers } from '#api/features.ts';
import { listInputSchemas } from '#api/platform/validation.ts';

// The time of a pattern or of a change can grow faster than the text, and a body is as long as its sender wants. So each
// rule of a text states the limit before anything else reads the text, and a longer text ends the rule there.

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../graphql/*.ts',
    '!**/*.test.ts',
    '../../**/*.{routes,rest,forms,input,type}.ts',
    '../../content/visits/consent.ts',
  ],
  { eager: true },
);

interface Rule {
  name: string;
  schema: z.core.$ZodType;
}

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

/** The schemas of all input classes, and all others that a module exports. */
function listRules(): Rule[] {
  expect(resolvers.length).toBeGreaterThan(10);
  return [
    ...listInputSchemas().map((schema, index) => ({ name: `input class ${index}`, schema })),
    ...Object.entries(modules).flatMap(([file, exports]) =>
      Object.entries(exports).flatMap(([name, schema]) =>
        isSchema(schema) ? { name: `${file.replace(/^[./]+/, '')} ${name}`, schema } : [],
      ),
    ),
  ];
}

/** The rules of a text behind those that end at its limit read no longer text. */
const isText = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'string';

/** The parts of a schema with their paths. */
function* walk({ name, schema }: Rule): Generator<Rule> {
  yield { name, schema };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parts: Record<string, unknown> = {
    ...('shape' in def && def.shape),
    ...('element' in def && { '[]': def.element }),
    ...('innerType' in def && { '': def.innerType }),
    ...('keyType' in def && { key: def.keyType }),
    ...('valueType' in def && { value: def.valueType }),
    ...('in' in def && { in: def.in, ...(!isText(def.out) && { out: def.out }) }),
    ...('left' in def && { left: def.left, right: def.right }),
    ...('options' in def && { ...def.options }),
    ...('items' in def && { ...def.items }),
  };
  for (const [part, inner] of Object.entries(parts))
    if (isSchema(inner)) yield* walk({ name: `${name}${part && `.${part}`}`, schema: inner });
}

const CLEANERS: unknown[] = [cleanLine, cleanPhone, removeInvisible];
const TRIM = String((z.string().trim().def.checks![0] as z.core.$ZodCheckOverwrite)._zod.def.tx);

/** Trimming and removing single signs take time in proportion to the text. */
const isTrim = ({ _zod: { def } }: z.core.$ZodChecks) =>
  'tx' in def &&
  (String(def.tx) === TRIM || [cleanLine, trimPasted, removeInvisible].some((clean) => clean === def.tx));

/** Texts up to this many characters are fields of one line. */
const SHORT = 320;
/** What programs write, what is compared byte by byte, and texts of several lines. */
const NOT_TYPED =
  /^(.*ids?|\[\]|after|category|cover|from|in|key|kind|path|requestKey|sha256|to|token|userHandle)$|consent|password|^(summary|description)$/i;

/** True if the rule of a short text stores the invisible signs that people paste with it. */
function keepsInvisible({ name, schema }: Rule): boolean {
  const { def } = (schema as z.core.$ZodString)._zod;
  if (def.type !== 'string') return false;
  const checks = ('check' in def ? [schema as unknown as z.core.$ZodChecks] : []).concat((def.checks ?? []) as never);
  const limits = checks.flatMap(({ _zod: { def } }) => (def.check === 'max_length' ? [def.maximum] : []));
  const cleans = checks.some(({ _zod: { def } }) => 'tx' in def && CLEANERS.some((clean) => clean === def.tx));
  return limits.some((limit) => limit <= SHORT) && !cleans && !NOT_TYPED.test(name.split('.').at(-1)!);
}

/** True if the rule of a text reads it before it has compared its length. */
function readsLongText(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodString)._zod;
  if (def.type !== 'string') return false;
  const checks = (def.checks ?? []) as z.core.$ZodChecks[];
  const own = 'check' in def ? [schema as unknown as z.core.$ZodChecks] : [];
  const first = [...own, ...checks].find((check) => !isTrim(check) && check._zod.def.check !== 'min_length');
  return first !== undefined && !(first._zod.def.check === 'max_length' && first._zod.def.abort);
}

/** True if a text is converted whose rule has no limit. */
function convertsLongText(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodPipe)._zod;
  if (def.type !== 'pipe') return false;
  const inner = (def.in as z.core.$ZodString)._zod.def;
  if ((inner.type as string) === 'transform') return true;
  return inner.type === 'string' && !inner.checks?.some((check) => check._zod.def.check === 'max_length');
}

describe('the rules of texts', () => {
  it('state the limit of each text before its patterns and conversions', () => {
    const parts = listRules().flatMap((rule) => [...walk(rule)]);
    expect(parts.filter(({ schema }) => schema._zod.def.type === 'string').length).toBeGreaterThan(200);
    const wrong = parts.filter(({ schema }) => readsLongText(schema) || convertsLongText(schema));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('of short texts leave out the invisible signs that people paste with them', () => {
    const parts = listRules().flatMap((rule) => [...walk(rule)]);
    expect(parts.filter(keepsInvisible).map(({ name }) => name)).toEqual([]);
  });

  it('answer a text far above its limit with its limit alone, and read a text at its limit', () => {
    let reads = 0;
    const rule = z
      .string()
      .trim()
      .check(atMost(10))
      .overwrite((text) => {
        reads += 1;
        return text;
      })
      .regex(/^x*$/, 'Use x')
      .refine(() => (reads += 1), 'Never');
    expect(rule.safeParse('y'.repeat(600_000)).error?.issues.map(({ message }) => message)).toEqual([
      'Use at most 10 characters',
    ]);
    expect(reads).toBe(0);
    expect(rule.safeParse('y'.repeat(10)).error?.issues.map(({ message }) => message)).toEqual(['Use x']);
    expect(rule.parse(` ${'x'.repeat(10)} `)).toBe('x'.repeat(10));
  });

  it.each([
    'legalName',
    'street',
    'testimonial',
    'email',
    'phone',
    'specificationsConfirmedOn',
    'founders',
    'socialProfiles',
  ])('an administrator who sends a form with a very long %s reads one sentence about its length', (name) => {
    const messages = [' x\n', '\n', 'x:', '\u2028', '1 '].map((part) => {
      const result = siteDetailsForm.safeParse({ [name]: `a${part.repeat(60_000)}a` });
      return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    });
    expect(new Set(messages.map((each) => each?.length))).toEqual(new Set([1]));
  });
});
