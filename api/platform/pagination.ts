import { ArgsType, type ClassType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { pageSize, text } from '#graphql/limits.ts';
import { fail } from './errors.ts';
import { parseJson } from './json.ts';
import { Validated } from './validation.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

const firstSentence = `Ask for ${pageSize.min} to ${pageSize.max} items.`;

@Validated(
  z.object({
    first: z.number().int(firstSentence).min(pageSize.min, firstSentence).max(pageSize.max, firstSentence),
    after: z.string().check(atMost(text.cursor, 'This cursor is not valid.')).nullish(),
  }),
)
@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, {
    defaultValue: pageSize.default,
    description: 'Returns the first _n_ items from the list, 1 to 100.',
  })
  first: number = pageSize.default;

  @Field(() => String, {
    nullable: true,
    description: 'Returns the items in the list that come after the specified cursor.',
  })
  after?: string | null;
}

@Extensions({ scope: 'ANY' })
@ObjectType({ description: 'Information about pagination in a connection.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'True if the list continues after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: 'True if the request named a cursor in `after`, so that this page is not the first one.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first item of this page. Null if the page is empty.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The cursor of the last item of this page. Pass it as `after` to read the next page. Null if the page is empty.',
  })
  endCursor!: string | null;
}

export const orderDirectionEnum = createEnum('OrderDirection', 'The direction of an order.', {
  ASC: 'Ascending: A to Z, the oldest first.',
  DESC: 'Descending: Z to A, the newest first.',
});
export type OrderDirection = keyof typeof orderDirectionEnum;

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  nodes: Node[];
  edges: Edge<Node>[];
  pageInfo: PageInfo;
}

/** Makes the Relay connection and edge types of a node: `ArticleConnection`, `ArticleEdge`. */
export function createConnectionType<Node extends object>(
  node: ClassType<Node>,
  name: string,
): ClassType<Connection<Node>> {
  @ObjectType(`${name}Edge`, { description: `An edge in a connection: one ${name} and its cursor.` })
  class NodeEdge {
    @Field(() => String, { description: 'A cursor for use in pagination. Opaque text.' })
    cursor!: string;

    @Field(() => node, { description: 'The item at the end of the edge.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `The connection type for ${name}: one page of a list.` })
  class NodeConnection {
    @Field(() => [node], { description: 'The items of this page, without their cursors.' })
    nodes!: Node[];

    @Field(() => [NodeEdge], { description: 'The edges of this page: its items with their cursors.' })
    edges!: NodeEdge[];

    @Field(() => PageInfo, { description: 'Information to aid in pagination.' })
    pageInfo!: PageInfo;
  }
  return NodeConnection;
}

/** Cursors contain the sort key of the last row, so page 2,000 costs as much as page 1. */
export const encodeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

export function decodeCursor<Key>(cursor: string, shape: z.ZodType<Key>): Key {
  const refuse = () =>
    fail('BAD_USER_INPUT', 'This cursor is not valid.', [{ path: ['after'], message: 'This cursor is not valid.' }]);
  let key: unknown;
  try {
    key = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return refuse();
  }
  const result = shape.safeParse(key);
  return result.success && [key].flat().every(isComparable) ? result.data : refuse();
}

/** The database compares no text with NUL, and no number that its integers and single-precision numbers cannot hold. */
function isComparable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  const size = Math.abs(Number(value));
  return size === 0 || (size > 1e-37 && size < 2 ** 31);
}

/** A time in a cursor, as text: in a year and with an offset that the database knows. */
export const cursorTime = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine((time) => !time.startsWith('0000') && /(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/.test(time));

/** Most operations request few cursors or none, so each is made when it is read. */
class LazyEdge<Node> implements Edge<Node> {
  readonly #getKey: (node: Node) => readonly (string | number)[];

  constructor(
    readonly node: Node,
    getKey: (node: Node) => readonly (string | number)[],
  ) {
    this.#getKey = getKey;
  }

  get cursor(): string {
    return encodeCursor(this.#getKey(this.node));
  }
}

/** Builds the page from `first + 1` rows. The extra row only shows that more rows follow. */
export function toConnection<Row>(
  rows: Row[],
  args: ConnectionArgs,
  getKey: (row: Row) => readonly (string | number)[],
): Connection<Row> {
  const nodes = rows.slice(0, args.first);
  const edges = nodes.map((node) => new LazyEdge(node, getKey));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: rows.length > args.first,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The cursor of a list by time: the time of the last row, to the millisecond, and its id. */
export const timeCursor = z.tuple([cursorTime.transform((time) => new Date(time)), z.string().check(atMost(60))]);

const positionCursor = z.tuple([z.string(), z.number().int().min(0)]);

/**
 * Builds the page from a short list in memory. If the item of the cursor was deleted, the page continues at its
 * position.
 */
export function paginateBy<Row>(
  rows: readonly Row[],
  args: ConnectionArgs,
  getKey: (row: Row) => string,
): Connection<Row> {
  const [id, position] = args.after ? decodeCursor(args.after, positionCursor) : [null, 0];
  const index = rows.findIndex((row) => getKey(row) === id);
  const start = index < 0 ? position : index + 1;
  const page = rows.slice(start, start + args.first + 1);
  return toConnection(page, args, (row) => [getKey(row), rows.indexOf(row)]);
}

export const paginate = <Row extends { id: string }>(rows: readonly Row[], args: ConnectionArgs): Connection<Row> =>
  paginateBy(rows, args, ({ id }) => id);

/** Makes the arguments of a list with a filter. */
export function createFilterArgs<Filter extends object>(type: ClassType<Filter>, description: string) {
  @ArgsType()
  abstract class FilterArgs extends ConnectionArgs {
    @Field(() => type, { nullable: true, description })
    filter?: Filter | null;
  }
  return FilterArgs;
}
