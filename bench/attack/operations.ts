import { request } from '#graphql/limits.ts';
import { post } from '../load.ts';

/** Raw requests of one kind of attack on /graphql. */
export interface Attack {
  name: string;
  requests: string[];
}

const repeat = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => write(i)).join(' ');
const send = (query: string, variables?: object): string =>
  post('/graphql', { query, ...(variables && { variables }) });

/** A body that is not made from a value. */
const raw = (body: string): string =>
  `POST /graphql HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const nested = (levels: number): string =>
  `{ articles { nodes { ${'category { articles { nodes { '.repeat(levels)} id ${'} } } '.repeat(levels)} } } }`;

const LEVELS = 12;
/** Each fragment uses the next one twice. */
const doubling = `{ ...F0 } ${repeat(LEVELS, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F${LEVELS} on Query { articles { nodes { id } } }`;
const cyclic = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';

const expensive = (index: number): string =>
  `query Q${index} { articles(first: 100) { nodes { id title bodyHtml related(first: 1) { id } } } }`;

/** Operations as attackers send them: each is refused, or costs as much as a visitor may spend. */
export const attacks: Attack[] = [
  { name: 'deep', requests: [send(nested(3)), send(nested(200)), send(`${'{ a '.repeat(2_000)}${'}'.repeat(2_000)}`)] },
  {
    name: 'wide',
    requests: [
      send(`{ articles { nodes { ${repeat(900, () => 'id')} } } }`),
      send(`{ ${repeat(400, () => 'articles { nodes { id } }')} }`),
    ],
  },
  {
    name: 'aliases',
    requests: [
      send(`{ ${repeat(300, (i) => `a${i}: articles { nodes { id } }`)} }`),
      send(`{ ${repeat(12, (i) => `a${i}: __typename`)} }`),
    ],
  },
  {
    name: 'fragments',
    requests: [
      send(doubling),
      send(cyclic),
      send(`{ ${repeat(400, () => '...F')} } fragment F on Query { articles { nodes { id } } }`),
    ],
  },
  {
    name: 'directives',
    requests: [
      send(`{ articles { nodes { id ${repeat(400, () => '@include(if: true)')} } } }`),
      send(`{ articles ${repeat(300, (i) => `@d${i}`)} { nodes { id } } }`),
    ],
  },
  {
    name: 'long',
    requests: [
      send(`{ articles { nodes { id } } } # ${'x'.repeat(request.bodyBytes - 200)}`),
      send('query ($after: String) { articles(after: $after) { nodes { id } } }', {
        after: 'x'.repeat(request.bodyBytes - 200),
      }),
      send(`{ articles(filter: { search: "${'word '.repeat(1_900)}" }) { nodes { id } } }`),
    ],
  },
  {
    name: 'malformed',
    requests: [
      raw('{"query":'),
      raw(`{"query":"{ articles { nodes { id","variables":${'['.repeat(50_000)}`),
      send('{ articles { nodes { id } }'),
      send('\u0000\uFFFF{{{{'),
      raw('[{"query":"{ __typename }"},{"query":"{ __typename }"}]'),
    ],
  },
  { name: 'expensive', requests: Array.from({ length: 200 }, (_, index) => send(expensive(index))) },
];
