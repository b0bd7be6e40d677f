import {
  BAD_HEADERS,
  BAD_METHODS,
  FIELDS,
  HEADERS,
  HOSTS,
  METHODS,
  PARAMETERS,
  PATHS,
  PATH_PARTS,
  TEXTS,
  TYPES,
} from './fuzz-parts.ts';
import type { Random } from './random.ts';

/** How a request ends: after its answer, half closed after the last byte, or aborted. */
export type Ending = 'read' | 'half-close' | 'tear-down';

export interface FuzzRequest {
  bytes: Buffer;
  ending: Ending;
}

/** Requests of an attacker or a broken client. The same numbers give the same requests. */
export function makeRequest(random: Random): FuzzRequest {
  const path = makePath(random);
  const isBroken = random.below(10) === 0;
  const method = isBroken && random.below(2) ? random.pick(BAD_METHODS) : random.pick(METHODS);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? makeBody(random) : Buffer.alloc(0);
  const lines = [
    `${method} ${path} HTTP/1.${random.below(20) ? 1 : 0}`,
    `Host: ${random.pick(HOSTS)}`,
    'Connection: close',
  ];
  if (hasBody) lines.push(`Content-Type: ${random.pick(TYPES)}`);
  for (let count = random.below(4); count > 0; count -= 1) lines.push(random.pick(HEADERS));
  if (isBroken && random.below(2)) lines.push(random.pick(BAD_HEADERS));
  const { framing, sent, isWhole } = frame(random, body, hasBody);
  const head = Buffer.from(`${[...lines, ...framing].join('\r\n')}\r\n\r\n`, 'latin1');
  const whole = Buffer.concat([head, sent]);
  if (random.below(40) === 0) return { bytes: whole.subarray(0, random.below(whole.length)), ending: 'half-close' };
  const ending = random.below(25) === 0 ? 'tear-down' : isWhole && !isBroken ? 'read' : 'half-close';
  return { bytes: whole, ending };
}

function makePath(random: Random): string {
  if (random.below(60) === 0)
    return random.pick([
      '*',
      'http://localhost/graphql',
      'http://[',
      '',
      '?',
      'x',
      `/${'x'.repeat(9_000)}`,
      '/\u00ff',
      '/a b',
    ]);
  const path = random.pick(PATHS) + (random.below(6) ? '' : random.pick(PATH_PARTS));
  const parameters = Array.from({ length: Math.max(0, random.below(6) - 3) }, () => {
    const text = random.pick(TEXTS).toWellFormed();
    return `${random.pick(PARAMETERS)}=${random.below(3) ? encodeURIComponent(text) : random.pick(['%', '%ff', '%00', '+', '[]', '&=&'])}`;
  });
  if (path.startsWith('/graphql') && random.below(2)) {
    for (const name of ['query', 'variables', 'extensions', 'operationName'].slice(0, 1 + random.below(4)))
      parameters.push(
        `${name}=${encodeURIComponent((name === 'query' ? makeQuery(random) : makeJson(random).toString()).toWellFormed()).slice(0, 6_000)}`,
      );
  }
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

/** The headers about the body, which can be wrong. */
function frame(random: Random, body: Buffer, hasBody: boolean): { framing: string[]; sent: Buffer; isWhole: boolean } {
  const kind = hasBody ? random.below(14) : 20;
  if (kind === 0) return { framing: [`Content-Length: ${body.length + 10}`], sent: body, isWhole: false };
  if (kind === 1)
    return {
      framing: [
        random.pick([
          'Content-Length: -1',
          'Content-Length: x',
          'Content-Length: 1e3',
          'Content-Length: 99999999999999',
        ]),
      ],
      sent: body,
      isWhole: false,
    };
  if (kind === 2) return { framing: ['Content-Length: 5', 'Transfer-Encoding: chunked'], sent: body, isWhole: false };
  if (kind === 3)
    return { framing: ['Transfer-Encoding: chunked'], sent: Buffer.from('5\r\nhello\r\nzz\r\n'), isWhole: false };
  if (kind === 4)
    return { framing: ['Transfer-Encoding: gzip, chunked'], sent: Buffer.from('0\r\n\r\n'), isWhole: false };
  if (kind === 5) {
    const chunk = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
    return {
      framing: ['Transfer-Encoding: chunked'],
      sent: body.length > 0 ? chunk : Buffer.from('0\r\n\r\n'),
      isWhole: true,
    };
  }
  if (kind === 6) return { framing: [], sent: body, isWhole: false };
  return { framing: hasBody ? [`Content-Length: ${body.length}`] : [], sent: body, isWhole: true };
}

/** Valid or not, as JSON or in another format. */
export function makeBody(random: Random): Buffer<ArrayBuffer> {
  if (random.below(400) === 0) return Buffer.alloc(700_000, '[');
  const kind = random.below(12);
  if (kind < 5)
    return Buffer.from(
      JSON.stringify({ query: makeQuery(random), variables: JSON.parse(makeSmallJson(random)) as unknown }),
    );
  if (kind < 8) return makeJson(random);
  if (kind === 8)
    return Buffer.from(PARAMETERS.map((name) => `${name}=${random.pick(['%', '%ff', 'x', '%00', '+'])}`).join('&'));
  if (kind === 9)
    return Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="file"; filename="${random.pick(['a', '../a', '%00'])}"\r\n\r\nx\r\n--x${random.pick(['--', '', '\r\n'])}`,
    );
  return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
}

function makeQuery(random: Random): string {
  const set = (depth: number): string => {
    const fields = Array.from({ length: 1 + random.below(4) }, () => {
      const field = random.pick(FIELDS);
      return depth > 0 && random.below(2) ? `${field} ${set(depth - 1)}` : field;
    });
    return `{ ${fields.join(' ')} }`;
  };
  const kind = random.below(12);
  if (kind === 0) return random.pick(TEXTS).repeat(random.below(200));
  if (kind === 1) return `{ ${'...F '.repeat(random.below(900))} } fragment F on Query { ...F }`;
  if (kind === 2) return `{${'a{'.repeat(random.below(400))}`;
  if (kind === 3) return `{ article(slug: ${'['.repeat(random.below(400))} }`;
  if (kind === 4)
    return `${random.pick(['mutation', 'subscription', 'query', 'x'])} ($a: ${random.pick(['Int!', 'X', '[[Int]]', '__proto__'])}) ${set(2)}`;
  return `${set(random.below(6))} fragment F on ${random.pick(['Query', 'Article', '__proto__'])} ${set(1)}`;
}

const makeSmallJson = (random: Random): string =>
  random.pick([
    'null',
    '{}',
    '{"a":1}',
    '{"a":"x"}',
    '{"a":{"b":[1]}}',
    '{"__proto__":{"a":1}}',
    '{"a":1e999}',
    '{"a":100}',
    '[]',
    '"x"',
  ]);

function makeJson(random: Random): Buffer<ArrayBuffer> {
  const levels = random.pick([10, 19, 20, 21, 1_000, 5_000, 50_000]);
  const text = JSON.stringify(random.pick(TEXTS));
  return Buffer.from(
    random.pick([
      `{"query":"{__typename}","variables":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`,
      '{"a":'.repeat(levels),
      `{"query":"{__typename}","query":${text},"variables":null}`,
      `{"__proto__":{"query":"{__typename}"},"constructor":{"prototype":{}},"query":${text}}`,
      `{"query":${text},"operationName":${random.pick(['1', '"__proto__"', '[]', text])},"extensions":${random.pick(['[]', '{"persistedQuery":1}', '1'])}}`,
      `{"username":${text},"password":${random.pick(['1', '{}', '[]', 'null'])},"path":${text},"email":${text}}`,
      `[${'{},'.repeat(random.below(500))}{}]`,
      `{"query":"{__typename}"`,
      `\ufeff{"query":"{__typename}"}`,
      random.pick(['', ' ', 'null', '0', '"', '{', '[', '}{', 'NaN', '{"a":"\\', `"${'x'.repeat(20_000)}"`]),
    ]),
  );
}
