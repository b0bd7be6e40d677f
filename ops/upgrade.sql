-- What the next release would otherwise do to tables that grow while others wait: indexes, and a column that it fills. Run this
-- before the upgrade of a site with more than 10,000 accounts or articles, or 100,000 audit events, while its servers run:
-- psql "$DATABASE_URL" --file ops/upgrade.sql
-- No statement blocks reads or writes for longer than a moment. The migrations then find their work done. It can be run
-- again; after an interruption, first drop the index that psql lists as INVALID (\d account, \d audit_event).

create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, normalize(value)));

create index concurrently if not exists account_by_folded_name on account (fold_text(name), id);

create index concurrently if not exists account_by_company
  on account ((fold_text(coalesce(company, '')) = ''), fold_text(coalesce(company, '')), id);

create index concurrently if not exists account_by_company_descending
  on account ((fold_text(coalesce(company, '')) = ''), fold_text(coalesce(company, '')) desc, id desc);

create index concurrently if not exists account_search on account using gin
  (fold_text(name) gin_trgm_ops, fold_text(username) gin_trgm_ops, fold_text(email) gin_trgm_ops, fold_text(company) gin_trgm_ops);

create index concurrently if not exists audit_event_pages_in_view_next
  on audit_event (subject_id, actor_id, seq) where kind = 'document.read';

drop index concurrently if exists audit_event_pages_in_view;

alter index audit_event_pages_in_view_next rename to audit_event_pages_in_view;

create index concurrently if not exists audit_event_pages_by_reader_next
  on audit_event (actor_id, subject_id, seq) where kind = 'document.read';

drop index concurrently if exists audit_event_pages_by_reader;

alter index audit_event_pages_by_reader_next rename to audit_event_pages_by_reader;

alter table article_version add column if not exists author_name text, add column if not exists publish_at timestamptz;

create unique index concurrently if not exists article_version_scheduled
  on article_version (article_id) where publish_at is not null;

do $$ begin
  loop
    update article_version set author_name = article.author_name from article
      where article.id = article_version.article_id and (article_version.article_id, article_version.version) in (
        select v.article_id, v.version from article_version v where v.pending and v.author_name is null limit 1000);
    exit when not found;
    commit;
  end loop;
end $$;

create or replace function search_text(value text) returns text language sql immutable strict parallel safe
    return translate(normalize(translate(value, e'\u2122\u2120\u00ae\u00a9' || e'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff', '    '), nfkc),
  e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', repeat(' ', 136));

create or replace function joined_terms(value text) returns text language sql immutable strict parallel safe
    return (select coalesce(left(string_agg(term, ' '), 50000), '') from (
  select translate(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', '') as term
  from regexp_split_to_table(normalize(translate(value, e'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff', ''), nfkc), e'[ \\t\\r\\n:;()\\[\\]{}"|<>=\\u2014\\u201c\\u201d]+') token
  where length(token) between 3 and 40 and length(btrim(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb')) > length(translate(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', ''))
  union all
  select regexp_replace(token, '([0-9]+)$', ' \1') from regexp_split_to_table(search_text(value), ' +') token
  where length(token) <= 40 and token ~ '^[^0-9]{2,}[0-9]+$') terms);

create or replace function search_vector(value text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('site_text', search_text(value)) || to_tsvector('site_text', joined_terms(value));

create or replace function fold_words(value text) returns text language sql immutable strict parallel safe
    return replace(lower(unaccent('unaccent'::regdictionary, search_text(value))), ' ', '');

alter table article add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_article() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.title), 'A') || setweight(search_vector(new.summary), 'B') || setweight(search_vector(new.body), 'C');
    return new;
  end $$;

create or replace trigger article_search_terms before insert or update of title, summary, body, search_terms
  on article for each row execute function set_search_terms_of_article();

alter table passage add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_passage() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.heading), 'A') || setweight(search_vector(new.title), 'B') || setweight(search_vector(join_sentences(new.sentences)), 'C') || setweight(search_vector(join_sentences(new.questions)), 'D');
    return new;
  end $$;

create or replace trigger passage_search_terms before insert or update of heading, title, sentences, questions, search_terms
  on passage for each row execute function set_search_terms_of_passage();

alter table portal_passage add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_portal_passage() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.heading), 'A') || setweight(search_vector(new.title), 'B') || setweight(search_vector(join_sentences(new.sentences)), 'C');
    return new;
  end $$;

create or replace trigger portal_passage_search_terms before insert or update of heading, title, sentences, search_terms
  on portal_passage for each row execute function set_search_terms_of_portal_passage();

do $$ begin
  loop
    update article set search_terms = null where ctid = any(array(
  select ctid from article where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

do $$ begin
  loop
    update passage set search_terms = null where ctid = any(array(
  select ctid from passage where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

do $$ begin
  loop
    update portal_passage set search_terms = null where ctid = any(array(
  select ctid from portal_passage where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

create index concurrently if not exists article_search_terms on article using gin (search_terms);

create index concurrently if not exists passage_search_terms on passage using gin (search_terms);

create index concurrently if not exists account_words on account using gin
  (fold_words(name) gin_trgm_ops, fold_words(username) gin_trgm_ops, fold_words(email) gin_trgm_ops, fold_words(company) gin_trgm_ops);

create or replace function search_text(value text) returns text language sql immutable strict parallel safe
    return translate(normalize(translate(value, e'\u2122\u2120\u00ae\u00a9' || e'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff', '    '), nfkc),
  e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', repeat(' ', 136));

create or replace function joined_terms(value text) returns text language sql immutable strict parallel safe
    return (select coalesce(left(string_agg(term, ' '), 50000), '') from (
  select translate(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', '') as term
  from regexp_split_to_table(normalize(translate(value, e'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff', ''), nfkc), e'[ \\t\\r\\n:;()\\[\\]{}"|<>=\\u2014\\u201c\\u201d]+') token
  where length(token) between 3 and 40 and length(btrim(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb')) > length(translate(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', ''))
  union all
  select regexp_replace(words, '(^| )([^0-9 ]{2,})([0-9]+)(?= |$)', '\1\2 \3', 'g')
  from regexp_split_to_table(value, '\s+') token, search_text(token) words
  where length(token) <= 40 and words ~ '(^| )[^0-9 ]{2,}[0-9]+( |$)') terms);

create or replace function search_vector(value text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('site_text', search_text(value)) || to_tsvector('site_text', joined_terms(value));

create or replace function fold_words(value text) returns text language sql immutable strict parallel safe
    return replace(lower(unaccent('unaccent'::regdictionary, search_text(value))), ' ', '');

alter table article add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_article() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.title), 'A') || setweight(search_vector(new.summary), 'B') || setweight(search_vector(new.body), 'C');
    return new;
  end $$;

create or replace trigger article_search_terms before insert or update of title, summary, body, search_terms
  on article for each row execute function set_search_terms_of_article();

alter table passage add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_passage() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.heading), 'A') || setweight(search_vector(new.title), 'B') || setweight(search_vector(join_sentences(new.sentences)), 'C') || setweight(search_vector(join_sentences(new.questions)), 'D');
    return new;
  end $$;

create or replace trigger passage_search_terms before insert or update of heading, title, sentences, questions, search_terms
  on passage for each row execute function set_search_terms_of_passage();

alter table portal_passage add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_portal_passage() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.heading), 'A') || setweight(search_vector(new.title), 'B') || setweight(search_vector(join_sentences(new.sentences)), 'C');
    return new;
  end $$;

create or replace trigger portal_passage_search_terms before insert or update of heading, title, sentences, search_terms
  on portal_passage for each row execute function set_search_terms_of_portal_passage();

do $$ begin
  loop
    update article set search_terms = null where ctid = any(array(
  select ctid from article where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

do $$ begin
  loop
    update passage set search_terms = null where ctid = any(array(
  select ctid from passage where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

do $$ begin
  loop
    update portal_passage set search_terms = null where ctid = any(array(
  select ctid from portal_passage where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

create index concurrently if not exists article_search_terms on article using gin (search_terms);

create index concurrently if not exists passage_search_terms on passage using gin (search_terms);

create index concurrently if not exists account_words on account using gin
  (fold_words(name) gin_trgm_ops, fold_words(username) gin_trgm_ops, fold_words(email) gin_trgm_ops, fold_words(company) gin_trgm_ops);
