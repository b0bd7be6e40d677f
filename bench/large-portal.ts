import { type Bench, runSql } from './bench.ts';

/**
 * Fills the database of a server with 10,000 accounts and 10,000 documents, of which `investorId` can list 7,600: seven of
 * ten folders and six folders of another one, by two groups. A third of them has been read. Other people have read
 * 100,000 pages.
 */
export async function fillPortal(bench: Bench, database: string, investorId: string): Promise<void> {
  const url = await bench.database(database);
  for (const statement of STATEMENTS) await runSql(url, statement);
  for (const group of ['grp_0', 'grp_1'])
    await runSql(url, 'insert into account_group_member (group_id, account_id) values ($1, $2)', [group, investorId]);
  await runSql(
    url,
    `insert into reading_trace (code, account_id, document_id, version_id, page)
     select 'BNCH' || n, $1, 'doc_' || n, '1', 1 from generate_series(1000, 9999, 3) n`,
    [investorId],
  );
  // The trigger that chains events would insert them one by one.
  await runSql(url, 'alter table audit_event disable trigger audit_event_chain');
  await runSql(url, READINGS);
  await runSql(url, 'alter table audit_event enable trigger audit_event_chain');
  // The files do not exist, so jobs would try without end to read their texts and to look for what they hide.
  await runSql(url, 'delete from portal_passage_due');
  await runSql(url, INSPECTED);
  await runSql(url, 'vacuum analyze');
}

/** 100,000 reports of pages in view by 10,000 people in 150 days. Their hashes are empty: nothing verifies the log here. */
const READINGS = `insert into audit_event (seq, at, kind, actor_id, subject_id, details, previous_hash, hash)
  select (select coalesce(max(seq), 0) from audit_event) + row_number() over (order by s, p),
    now() - interval '149 days' + s * interval '149 days' / 20000 + p * interval '20 seconds', 'document.read',
    'usr_' || s * 7 % 9973, 'doc_' || s * 13 % 9973, jsonb_build_object('page', p, 'seconds', 20, 'version', 1), '', ''
  from generate_series(0, 19999) s, generate_series(1, 5) p`;

/** Builds before 0213 do not look for hidden content. */
const INSPECTED = `do $$ begin
  update document_version set findings = '[]';
  exception when undefined_column then null;
end $$`;

/** Every ninth account waits for a decision, and some people have the same name. */
const STATEMENTS = [
  `insert into account (id, username, username_key, username_skeleton, email, email_key, name, company, reason, roles,
     status, password_hash, created_at, updated_at, email_verified_at)
   select 'usr_' || n, 'person' || n, 'person' || n, 'person' || n, 'person' || n || '@firm' || n % 500 || '.example',
     'person' || n || '@firm' || n % 500 || '.example', 'Person ' || n % 9000, 'Firm ' || n % 500, 'We invest.',
     '{INVESTOR}', case when n % 9 = 0 then 'PENDING' else 'APPROVED' end, 'none', now() - n * interval '1 hour', now(), now()
   from generate_series(0, 9999) n`,
  "insert into account_group (id, name, name_key) select 'grp_' || n, 'Group ' || n, 'group ' || n from generate_series(0, 19) n",
  "insert into account_group_member (group_id, account_id) select 'grp_' || n % 20, 'usr_' || n from generate_series(0, 9999) n",
  "insert into folder (id, name, position) select 'fol_' || n, 'Part ' || n, n from generate_series(0, 9) n",
  `insert into folder (id, parent_id, name, position)
   select 'fol_' || n / 10 || '_' || n % 10, 'fol_' || n / 10, 'Section ' || n % 10, n % 10 from generate_series(0, 99) n`,
  `insert into document (id, folder_id, title, summary, version, position)
   select 'doc_' || n, 'fol_' || n / 1000 || '_' || n / 100 % 10, 'Report number ' || n, 'What a report of this size says.',
     1, n % 100 from generate_series(0, 9999) n`,
  `insert into document_version (document_id, number, storage_key, name, type, size, sha256, pages, created_at)
   select 'doc_' || n, 1, 'documents/bench-' || n, 'report-' || n || '.pdf', 'application/pdf', 100000, repeat('a', 64),
     1 + n % 60, now() - n * interval '1 hour' from generate_series(0, 9999) n`,
  `insert into document_grant (folder_id, group_id, level) select 'fol_' || n, 'grp_0', 3 from generate_series(0, 6) n`,
  `insert into document_grant (folder_id, group_id, level) select 'fol_7_' || n, 'grp_1', 2 from generate_series(0, 5) n`,
  `insert into document_grant (folder_id, group_id, level)
   select 'fol_' || n % 10, 'grp_' || n, 2 from generate_series(2, 19) n`,
  `insert into question (id, document_id, account_id, body, asked_at, answer, answered_at)
   select 'que_' || n, 'doc_' || n * 5, 'usr_' || n, 'What does page 3 mean?', now() - n * interval '1 hour', 'It is a sum.', now()
   from generate_series(0, 1999) n`,
];
