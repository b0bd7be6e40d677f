import { Migration } from '@mikro-orm/migrations';

/** Case studies: deployments told at length, filed by industry. */
export class Migration0007CaseStudies extends Migration {
  override up(): void {
    this.addSql(`create table case_study (
      id text primary key,
      title text not null,
      summary text not null,
      industry text not null
        check (industry in ('GOVERNMENT', 'HEALTHCARE', 'FINANCIAL_SERVICES', 'UTILITIES', 'DEFENSE')),
      setting text not null,
      problem text not null,
      body text not null,
      body_html text not null,
      body_tree jsonb not null,
      render_version integer not null,
      facts jsonb not null,
      illustrative boolean not null,
      status text not null check (status in ('DRAFT', 'PUBLISHED')),
      published_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      sort_at timestamptz not null generated always as (coalesce(published_at, 'infinity'::timestamptz)) stored,
      search tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') ||
        setweight(to_tsvector('english', summary || ' ' || setting || ' ' || problem), 'B') ||
        setweight(to_tsvector('english', body), 'C')) stored
    )`);
    // Lists walk these backwards from a cursor; the industry's own copy keeps a filtered list as cheap as the whole.
    this.addSql('create index case_study_live on case_study (status, sort_at desc, id desc)');
    this.addSql('create index case_study_of_industry on case_study (industry, status, sort_at desc, id desc)');
    this.addSql('create index case_study_search on case_study using gin (search)');
    this.addSql(`create trigger case_study_content_version after insert or update or delete or truncate on case_study
      for each statement execute function bump_content_version()`);
  }
}
