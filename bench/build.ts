import { type Bench, runSql } from './bench.ts';
import { fillPortal } from './large-portal.ts';
import { signIn, signInAsInvestor } from './signed-in.ts';

export type Headers = Record<string, string>;

/** A build with its own server and PostgreSQL, whose portal has 10,000 people and documents and 1,000 events. */
export interface Build {
  bench: Bench;
  port: number;
  /** The process of the server. */
  pid: number;
  /** The processes of the server and of its PostgreSQL. */
  pids: () => number[];
  admin: Headers;
  /** In two groups. */
  investor: Headers;
  /** In the same two and in 200 others. */
  inManyGroups: Headers;
}

export async function openBuild(bench: Bench): Promise<Build> {
  const { port, pid } = await bench.site();
  const url = await bench.database('site');
  const investor = await signInAsInvestor(port, url);
  const inManyGroups = await signInAsInvestor(port, url, 'bench-groups');
  const database = await bench.databasePids();
  const [account] = await runSql<{ id: string }>(url, "select id from account where username = 'bench-investor'");
  await fillPortal(bench, 'site', account!.id);
  for (const statement of MORE) await runSql(url, statement);
  return {
    bench,
    port,
    pid,
    pids: () => [pid, ...database()],
    admin: await signIn(port),
    investor,
    inManyGroups,
  };
}

/** Events of which people were told, from the day after tomorrow on so that no reminder is due. */
const MORE = [
  `insert into event_series (id, title, time_zone, everyone) select 'ser_' || n, 'Call ' || n, 'UTC', true
   from generate_series(0, 999) n`,
  `insert into event (id, series_id, planned_for, starts_wall, ends_wall, starts_at, ends_at, untold)
   select 'evt_' || n, 'ser_' || n, w, w, replace(w, 'T10', 'T11'), t, t + interval '1 hour', false from (
     select n, t, to_char(t, 'YYYY-MM-DD"T"HH24:MI') as w from (
       select n, date_trunc('day', now() at time zone 'UTC') + interval '10 hours' + (n + 2) * interval '1 day' as t
       from generate_series(0, 999) n) x) y`,
  'vacuum analyze',
];

/** Adds 200 groups with rights on folders, and `inManyGroups` to them. */
export async function addGroups({ bench }: Build): Promise<void> {
  const url = await bench.database('site');
  for (const statement of GROUPS) await runSql(url, statement);
}

const GROUPS = [
  `insert into account_group (id, name, name_key)
   select 'grp_' || n, 'Group ' || n, 'group ' || n from generate_series(20, 219) n`,
  `insert into document_grant (folder_id, group_id, level)
   select 'fol_' || n % 7, 'grp_' || n, 2 from generate_series(20, 219) n`,
  `insert into account_group_member (group_id, account_id)
   select g.id, a.id from account_group g, account a
   where a.username = 'bench-groups' and (g.id in ('grp_0', 'grp_1') or substr(g.id, 5)::int >= 20)`,
  'vacuum analyze',
];
