import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  SelectQueryNode,
  sql,
} from 'kysely';
import pg from 'pg';
import { type NamedQuery, runInBatch } from './batch.ts';
import { columnNames } from './sql.ts';

/** A placeholder in the compiled parameters for the value of each run. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** The placeholders of a statement, one for each value: `value('id')`. */
export type PlaceholderFor<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/** A statement that was compiled once. A run sends its name and its values. */
export interface Prepared<Values, Row> {
  all(em: SqlEntityManager, values: Values): Promise<Row[]>;
  first(em: SqlEntityManager, values: Values): Promise<Row | undefined>;
}

/**
 * Makes `prepare` for a database. `prepare<Values>()((db, value) => …)` declares a statement at the top of a file; it is
 * compiled when it first runs. Use it where a statement runs for every page or every request: compiling takes 20 to
 * 100 µs, and planning often takes longer than running.
 */
export const prepareFor =
  <DB>() =>
  <Values extends object = Record<never, never>>() =>
  <Row>(build: (db: Kysely<DB>, value: PlaceholderFor<Values>) => Compilable<Row>): Prepared<Values, Row> => {
    let compiledQuery: NamedQuery<Row> | undefined;
    const all = async (em: SqlEntityManager, values: Values): Promise<Row[]> => {
      compiledQuery ??= compile(
        build(compiler as unknown as Kysely<DB>, (name) => sql.val(new Placeholder(name)) as never),
      );
      const parameters = compiledQuery.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
      );
      const rows = await runInBatch(em, { ...compiledQuery, parameters });
      return (await columnNames.transformResult({ queryId: compiledQuery.queryId, result: { rows } })).rows as Row[];
    };
    return { all, first: async (em, values) => (await all(em, values))[0] };
  };

/** Builds and compiles statements without a connection. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [columnNames],
});

/**
 * Writes the values of a query, which are constants of the code, into its text. PostgreSQL plans a statement without
 * parameters once for each connection. It can plan one with parameters before each run, which takes ten times as long
 * as the run if the statement has many parts.
 */
export const withoutParameters = <Row>(query: Compilable<Row>): Compilable<Row> => ({
  compile: () => {
    const { parameters, ...compiled } = query.compile();
    const text = compiled.sql.replaceAll(/\$(\d+)/g, (_, number) => {
      const value = parameters[Number(number) - 1];
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new Error(`$${number} is not text or a number.`);
      return pg.escapeLiteral(String(value));
    });
    return { ...compiled, sql: text, parameters: [] };
  },
});

/** The same text has the same name on each server, and a name never has two texts. */
function compile<Row>(query: Compilable<Row>): NamedQuery<Row> {
  const compiledQuery = query.compile();
  const isRead = reads(compiledQuery.query);
  return {
    ...compiledQuery,
    isRead,
    name: createHash('sha256').update(compiledQuery.sql).digest('base64url').slice(0, 22),
  };
}

/** A selection without row locks, whose `with` parts only select, too. */
const reads = (node: OperationNode): boolean =>
  SelectQueryNode.is(node) &&
  !node.endModifiers?.length &&
  (node.with?.expressions.every(({ expression }) => reads(expression)) ?? true);
