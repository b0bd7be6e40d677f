import { GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { z } from 'zod';
import { isWallTime } from '#graphql/event-validation.ts';
import { isWebUrl } from '#graphql/validation.ts';

/** Output only: the server's own renderer makes the tree, and no client sends it. */
export const JsonMlScalar = new GraphQLScalarType({
  name: 'JsonMl',
  description: 'Rich text as a list of JsonML nodes: a string, or `[tag, attributes?, ...children]`. Sanitized.',
});

/**
 * An instant. Results contain it as text, as the generated types say: pages that the server renders read results before
 * they become JSON, and a `Date` in them was written into pages in its own format.
 */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTime.toConfig(),
  serialize: (value) => GraphQLDateTime.serialize(value).toISOString(),
});

interface TextScalar {
  name: string;
  description: string;
  specifiedByURL?: string;
  /** True if the server can send this text. */
  isValid: (text: string) => boolean;
}

/**
 * A scalar of texts. Input is any text here: the zod schema of the input class refuses what is not valid, because only
 * there an error names its field. `scalars.test.ts` asserts that each input field has such a schema.
 */
function createTextScalar({ isValid, ...config }: TextScalar): GraphQLScalarType<string, string> {
  const refuse = (value: unknown): never => {
    throw new TypeError(`${config.name} cannot represent ${typeof value === 'string' ? `“${value}”` : typeof value}.`);
  };
  return new GraphQLScalarType<string, string>({
    ...config,
    serialize: (value) => (typeof value === 'string' && isValid(value) ? value : refuse(value)),
    parseValue: (value) => (typeof value === 'string' ? value : refuse(value)),
    parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : refuse(node.kind)),
  });
}

export const UrlScalar = createTextScalar({
  name: 'URL',
  description:
    'An absolute http or https URL as defined by the WHATWG URL standard: `https://example.com/feed.xml`. As input, other texts are refused with BAD_USER_INPUT.',
  specifiedByURL: 'https://url.spec.whatwg.org/',
  isValid: isWebUrl,
});

export const LocalDateTimeScalar = createTextScalar({
  name: 'LocalDateTime',
  description:
    'A date and time on the clock of the time zone that a field beside it names, to the minute and without an offset: `2027-03-28T10:00`. For whole days, the date alone: `2027-03-28`.',
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#local-dates-and-times',
  isValid: isWallTime,
});

export const LocalDateScalar = createTextScalar({
  name: 'LocalDate',
  description: 'A day of the calendar, without a time: `2026-11-27`.',
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates',
  isValid: (text) => z.iso.date().safeParse(text).success,
});
