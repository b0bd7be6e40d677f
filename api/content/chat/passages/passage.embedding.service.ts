import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type ExpressionBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#api/entities.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { recordsAs } from '#api/platform/database/sql.ts';
import { type EmbeddingModel, getEmbeddingModel } from '../model/embedding.client.ts';
import { ModelError } from '../model/model.errors.ts';

// Only public passages have embeddings. Embeddings of the portal would send every document to the embedding model, also
// those about which no one asks.

/** The number of texts in one request. */
const TEXTS_AT_ONCE = 16;

interface EmbedOptions {
  env: Env;
  log: Logger;
  /** Aborts when the server stops. */
  signal: AbortSignal;
}

/** Adds embeddings of some public passages that have none. Returns true if there were any. */
export async function embedPassages(em: SqlEntityManager, options: EmbedOptions): Promise<boolean> {
  const model = getEmbeddingModel(options.env);
  if (!model || model.isPaused) return false;
  const version = await readContentVersion(em);
  if (model.embeddedVersion === version) return false;
  const missing = await findMissing(em, model.settings.model);
  if (missing.length > 0) return addEmbeddings(em, model, missing, options);
  await deleteUnused(em, model.settings.model);
  model.embeddedVersion = version;
  return false;
}

/** Passages change only together with this version. */
async function readContentVersion(em: SqlEntityManager): Promise<string> {
  const row = await getKysely(em).selectFrom('content_version').select('version').executeTakeFirst();
  return String(row?.version);
}

interface Missing {
  textHash: string;
  text: string;
}

/** Selects in random order, so that texts which the model refuses do not block the others. */
const findMissing = (em: SqlEntityManager, model: string): Promise<Missing[]> =>
  getKysely(em)
    .selectFrom((eb) => eb.selectFrom('passage as p').select(selectText).distinct().as('own'))
    .select(['own.textHash', 'own.text'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('passage_embedding as e')
            .select('e.model')
            .where('e.model', '=', model)
            .whereRef('e.textHash', '=', 'own.textHash'),
        ),
      ),
    )
    .orderBy((eb) => eb.fn('random'))
    .limit(TEXTS_AT_ONCE)
    .execute();

const selectText = (eb: ExpressionBuilder<Database & { p: Database['passage'] }, 'p'>) => {
  const { fn, val, ref } = eb;
  const parts = [ref('p.title'), ref('p.heading'), fn<string>('array_to_string', [ref('p.sentences'), val(' ')])];
  const text = fn<string>('concat_ws', [val('\n'), ...parts]);
  return [hash(text).as('textHash'), text.as('text')] as const;
};

const { fn, val } = expressionBuilder<Record<never, never>, never>();

const hash = (text: Expression<string>) =>
  fn<string>('encode', [fn('sha256', [fn('convert_to', [text, val('UTF8')])]), val('hex')]);

async function addEmbeddings(
  em: SqlEntityManager,
  model: EmbeddingModel,
  missing: readonly Missing[],
  { log, signal }: EmbedOptions,
): Promise<boolean> {
  const { model: name, totalMs } = model.settings;
  const texts = missing.map(({ text }) => text);
  const vectors = await model.embed(texts, { log, signal, totalMs }).catch((error: unknown) => {
    if (error instanceof ModelError) return null;
    throw error;
  });
  if (!vectors) return false;
  const rows = missing.map(({ textHash }, at) => ({ model: name, textHash, embedding: vectors[at]! }));
  const types = { model: 'text', textHash: 'text', embedding: 'real[]' } as const;
  await getKysely(em)
    .insertInto('passage_embedding')
    .columns(['model', 'textHash', 'embedding'])
    .expression((eb) =>
      eb.selectFrom(recordsAs(rows, 'made', types)).select(['made.model', 'made.textHash', 'made.embedding']),
    )
    .onConflict((on) => on.doNothing())
    .execute();
  return true;
}

/** Deletes the embeddings of texts that no passage has any more, and those of other models. */
const deleteUnused = (em: SqlEntityManager, model: string) =>
  getKysely(em)
    .deleteFrom('passage_embedding')
    .where((eb) =>
      eb.or([
        eb('model', '<>', model),
        eb(
          'textHash',
          'not in',
          eb
            .selectFrom((inner) => inner.selectFrom('passage as p').select(selectText).as('own'))
            .select('own.textHash'),
        ),
      ]),
    )
    .execute();

interface Text {
  title: string;
  heading: string;
  sentences: readonly string[];
}

/** The hash by which the embedding of a passage is found. */
const hashText = ({ title, heading, sentences }: Text): string =>
  createHash('sha256')
    .update([title, heading, sentences.join(' ')].join('\n'))
    .digest('hex');

const selectEmbeddings = prepare<{ model: string; hashes: readonly string[] }>()((db, value) =>
  db
    .selectFrom('passage_embedding')
    .select(['textHash', 'embedding'])
    .where('model', '=', value('model'))
    .where((eb) => eb('textHash', '=', eb.fn.any(value('hashes')))),
);

/** Reads the embedding of each passage. Null for a passage that has none. */
export async function readEmbeddings(
  em: SqlEntityManager,
  model: string,
  passages: readonly Text[],
): Promise<(readonly number[] | null)[]> {
  const hashes = passages.map(hashText);
  const rows = await selectEmbeddings.all(em, { model, hashes });
  const embeddings = new Map(rows.map(({ textHash, embedding }) => [textHash, embedding]));
  return hashes.map((hash) => embeddings.get(hash) ?? null);
}
