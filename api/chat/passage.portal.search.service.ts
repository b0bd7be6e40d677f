import { owesNda } from '../ndas/nda.service.ts';
import type { Context } from '../platform/context.ts';
import { binder, query } from '../platform/sql.ts';
import { isMember } from '../platform/viewer.ts';
import { readablePassages } from './passage.portal.access.ts';
import { type Candidate, quoteLexeme, RANKED, type WeightedTerm } from './passage.search.service.ts';

/** The passages of the portal as one viewer may read them. Visitors have none, and no statement is sent for them. */
export interface PortalPassages {
  /** How many there are, and how many of them hold each of these stems. */
  count: (lexemes: readonly string[]) => Promise<{ total: number; counts: Map<string, number> }>;
  /** Those that match best. @param match a tsquery that every one of them matches */
  find: (match: string, terms: readonly WeightedTerm[]) => Promise<Candidate[]>;
}

export const noPortalPassages: PortalPassages = {
  count: async () => ({ total: 0, counts: new Map() }),
  find: async () => [],
};

/** Each statement reads the rights again, so access that was revoked a moment ago returns nothing. */
export async function openPortalPassages(context: Pick<Context, 'em' | 'viewer'>): Promise<PortalPassages> {
  const { em, viewer } = context;
  if (!isMember(viewer)) return noPortalPassages;
  const access = { viewer, owesNda: await owesNda(context) };
  return {
    count: async (lexemes) => {
      const { values, bind } = binder();
      const start = readablePassages(access, bind);
      const words = bind(JSON.stringify(lexemes.map((word) => ({ word, term: quoteLexeme(word) }))));
      const rows = await query<{ word: string; passages: number }>(
        em,
        `${start} select '' as word, count(*)::integer as passages from readable
         union all select asked.word, count(*)::integer
           from jsonb_to_recordset(${words}::jsonb) as asked ("word" text, "term" text)
             join readable r on r.search @@ asked.term::tsquery group by 1`,
        values,
      );
      const counts = new Map(rows.map(({ word, passages }) => [word, passages]));
      return { total: counts.get('') ?? 0, counts };
    },
    find: async (match, terms) => {
      const { values, bind } = binder();
      const start = readablePassages(access, bind);
      const sql = `${start},
        word as (select term::tsquery as q, weight from jsonb_to_recordset(${bind(JSON.stringify(terms))}::jsonb)
          as word ("term" text, "weight" float8)),
        ranked as (
          select r.kind, r.source_id, r.position, r.path, sum(word.weight * ts_rank('{0.1, 0.7, 0.5, 1}', r.search, word.q)) as rank
          from readable r join word on r.search @@ word.q where r.search @@ ${bind(match)}::tsquery group by 1, 2, 3, 4
          order by rank desc, kind, source_id, position limit ${RANKED})
        select p.kind, v.path, p.anchor, p.page, p.source_id as "sourceId", p.title, p.heading, p.sentences, v.rank::float8,
          p.heading_words as "headingWords", p.title_words as "titleWords", p.sentence_words as "sentenceWords",
          '[]'::jsonb as "questionWords"
        from ranked v join portal_passage p using (kind, source_id, position)
        order by v.rank desc, kind, source_id, position`;
      return query<Candidate>(em, sql, values);
    },
  };
}
