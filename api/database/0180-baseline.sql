-- The tables of a new site, as migration 0180 of the former numbering left them. Later migrations change them. Cursors
-- carry milliseconds, so times that lists are sorted by have no more: a page could otherwise begin after rows that
-- nobody has seen. Names of constraints and indexes that PostgreSQL would choose are not written.
--
-- Whoever may create objects in a database may create these extensions.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- English without accents.
create text search configuration site_text (copy = english);
alter text search configuration site_text alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Functions that columns and indexes use are part of the tables: who changes one computes these again.
-- This one is immutable because it names its dictionary.
create function fold_text(value text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, normalize(value)));

-- array_to_string is not immutable for elements of every type. For texts, it is.
create function join_sentences(sentences text[]) returns text language sql immutable
  as $$ select array_to_string(sentences, ' ') $$;

create table access_refusal (
  account_id text,
  field text,
  details text not null,
  request_id text not null,
  address text not null,
  count integer not null,
  since timestamptz not null default now(),
  primary key (account_id, field)
);
create index access_refusal_since on access_refusal (since);

-- Not logged, because no row outlives its transaction.
create unlogged table access_snapshot (
  id bigint generated always as identity primary key,
  transaction bigint not null,
  kind text not null check (kind in ('ACCOUNT', 'PAIR', 'OBJECT', 'READER', 'AGAIN', 'AGAIN_FOR')),
  account_id text,
  type text,
  node_id text
);
create index access_snapshot_of_transaction on access_snapshot (transaction, kind, account_id, type, node_id);

create table account (
  id text primary key,
  username text not null,
  username_key text not null constraint account_username_key_unique unique,
  email text not null,
  email_key text not null constraint account_email_key_unique unique,
  name text not null,
  company text,
  reason text not null,
  roles text[] not null,
  status text not null check (status in ('INVITED', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')),
  password_hash text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz not null,
  email_verified_at timestamptz,
  username_skeleton text
);
create index account_by_age on account (created_at desc, id desc);
create index account_by_company on account ((fold_text(coalesce(company, '')) = ''), fold_text(coalesce(company, '')), id);
create index account_by_company_descending
  on account ((fold_text(coalesce(company, '')) = ''), fold_text(coalesce(company, '')) desc, id desc);
create index account_by_domain on account (split_part(email_key, '@', 2));
create index account_by_folded_name on account (fold_text(name), id);
create index account_by_name on account (lower(name));
create index account_by_status on account (status, created_at desc, id desc);
create index account_search on account using gin (
  fold_text(name) gin_trgm_ops, fold_text(username) gin_trgm_ops, fold_text(email) gin_trgm_ops, fold_text(company) gin_trgm_ops);
create unique index account_username_skeleton_unique on account (username_skeleton);

create table account_decision (
  id text primary key,
  account_id text not null references account on delete cascade,
  decided_by text references account on delete set null,
  status text not null check (status in ('INVITED', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')),
  reason text,
  at timestamptz not null default now()
);
create index account_decision_of on account_decision (account_id, at desc);

create table account_group (
  id text primary key,
  name text not null,
  name_key text not null unique,
  created_at timestamptz not null default now(),
  version integer not null default 1
);

create table account_group_member (
  group_id text references account_group on delete cascade,
  account_id text references account on delete cascade,
  added_at timestamptz not null default now(),
  primary key (group_id, account_id)
);
create index account_group_member_of_account on account_group_member (account_id);

create table account_invitation (
  account_id text primary key references account on delete cascade,
  invited_by text references account on delete set null,
  message text,
  sent_at timestamptz(3) not null default now(),
  accepted_at timestamptz(3)
);

-- Deleted with the account, so that the audit log, which cannot be changed, contains no names.
create table account_name (
  account_id text references account on delete cascade,
  since timestamptz,
  name text not null,
  primary key (account_id, since)
);

create table account_note (
  id text primary key,
  account_id text not null references account on delete cascade,
  body text not null,
  written_by text references account on delete set null,
  created_at timestamptz(3) not null default now()
);
create index account_note_of on account_note (account_id, created_at desc);

create table account_request (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('REGISTERED', 'RESET_PASSWORD', 'VERIFY_EMAIL', 'CHANGE_EMAIL')),
  email text not null,
  account_id text,
  request_id text not null,
  address text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);

create table account_shadow (
  username_key text primary key,
  account_id text not null references account on delete cascade,
  password_hash text not null,
  ends_at timestamptz not null,
  username_skeleton text,
  email_key text not null
);
create index account_shadow_email on account_shadow (email_key);
create index account_shadow_ends_at on account_shadow (ends_at);
create index account_shadow_of on account_shadow (account_id);
create unique index account_shadow_username_skeleton_unique on account_shadow (username_skeleton);

-- Only hashes of secrets are stored.
create table account_token (
  token_hash bytea primary key,
  account_id text not null references account on delete cascade,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL', 'REQUEST_STATUS', 'INVITATION')),
  email_key text not null,
  carries text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  carries_key text
);
create index account_token_carries on account_token (carries_key) where carries_key is not null;
create index account_token_of_account on account_token (account_id, purpose);

-- The secret is encrypted with a key that is not in the database.
create table account_totp (
  account_id text primary key references account on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- `parts` are keys of the storage in the order of the file.
create table arriving_upload (
  id text primary key,
  account_id text not null references account on delete cascade,
  name text not null,
  type text not null,
  size integer not null check (size > 0),
  modified_at timestamptz(3),
  parts text[] not null default '{}',
  received integer not null default 0,
  created_at timestamptz(3) not null default now(),
  touched_at timestamptz(3) not null default now(),
  check (received >= 0 and received <= size)
);
create index arriving_upload_of_account on arriving_upload (account_id);

create table audit_event (
  seq bigint primary key,
  at timestamptz not null,
  kind text not null,
  actor_id text,
  subject_id text,
  request_id text,
  address text,
  details jsonb not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_event_by_actor on audit_event (actor_id, seq desc);
create index audit_event_by_kind on audit_event (kind, seq desc);
create index audit_event_by_subject on audit_event (subject_id, seq desc);
create index audit_event_on_behalf on audit_event ((details ->> 'onBehalfOf'), seq desc) where details ? 'onBehalfOf';
create index audit_event_pages_by_reader on audit_event (actor_id, subject_id, seq) where kind = 'document.read';
create index audit_event_pages_in_view on audit_event (subject_id, actor_id, seq) where kind = 'document.read';

create table backup_run (
  night date primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  leased_until timestamptz not null,
  attempts integer not null default 1,
  file_name text,
  byte_size double precision,
  error text
);

-- The secret is derived from the nonce with a key that is not in the database; its hash finds the account.
create table calendar_address (
  account_id text primary key references account on delete cascade,
  nonce text not null,
  secret_hash text not null unique,
  created_at timestamptz not null default now()
);

create table calendar_setting (
  account_id text primary key references account on delete cascade,
  time_zone text,
  invitations boolean not null default true,
  day_before boolean not null default true,
  hour_before boolean not null default false
);

create table case_study (
  id text primary key,
  title text not null,
  summary text not null,
  industry text not null check (industry in ('GOVERNMENT', 'HEALTHCARE', 'FINANCIAL_SERVICES', 'UTILITIES', 'DEFENSE')),
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
  sort_at timestamptz not null generated always as (coalesce(published_at, 'infinity')) stored,
  search tsvector not null generated always as (
    setweight(to_tsvector('site_text', title), 'A') ||
    setweight(to_tsvector('site_text', summary || ' ' || setting || ' ' || problem), 'B') ||
    setweight(to_tsvector('site_text', body), 'C')) stored,
  version integer not null default 1,
  position integer not null default 0,
  cover text,
  seo_title text,
  seo_description text,
  is_noindex boolean not null default false
);
create index case_study_in_order on case_study (status, position, sort_at desc, updated_at desc, id desc);
create index case_study_live on case_study (status, sort_at desc, id desc);
create index case_study_of_industry on case_study (industry, status, sort_at desc, id desc);
create index case_study_search on case_study using gin (search);

create table category (
  id text primary key,
  name text not null,
  slug text not null constraint category_slug_unique unique,
  description text not null,
  position integer not null
);

-- The slug of an article in the trash is free for others. What visitors read is PUBLISHED, so nothing in the trash is
-- theirs to read.
create table article (
  id text primary key,
  slug text not null,
  title text not null,
  summary text not null,
  body text not null,
  body_html text not null,
  body_tree jsonb not null,
  reading_minutes integer not null,
  render_version integer not null,
  status text not null check (status in ('DRAFT', 'SCHEDULED', 'PUBLISHED')),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  category_id text references category on update cascade on delete restrict,
  author_name text not null,
  cover text,
  sort_at timestamptz not null generated always as (coalesce(published_at, 'infinity')) stored,
  version integer not null default 1,
  deleted_at timestamptz,
  unpublish_at timestamptz,
  search tsvector not null generated always as (
    setweight(to_tsvector('site_text', title), 'A') ||
    setweight(to_tsvector('site_text', summary), 'B') ||
    setweight(to_tsvector('site_text', body), 'C')) stored,
  seo_title text,
  seo_description text,
  is_noindex boolean not null default false,
  reviewed_on date,
  constraint article_draft_has_no_end check (unpublish_at is null or status <> 'DRAFT'),
  constraint article_trash_is_draft check (deleted_at is null or status = 'DRAFT')
);
create index article_by_age on article (sort_at desc, id desc);
create index article_in_trash on article (deleted_at) where deleted_at is not null;
create index article_live on article (status, sort_at desc, id desc);
create index article_of_category on article (category_id, status, sort_at desc, id desc);
create index article_search on article using gin (search);
create unique index article_slug_unique on article (slug) where deleted_at is null;
create index article_to_end on article (unpublish_at) where unpublish_at is not null;

create table article_former_path (
  path text primary key check (path ~ '^/.' and length(path) <= 500),
  article_id text not null references article on delete cascade,
  created_at timestamptz not null default now()
);
create index article_former_path_of_article on article_former_path (article_id);

create table article_former_slug (
  slug text primary key,
  article_id text not null references article on delete cascade,
  created_at timestamptz not null default now()
);
create index article_former_slug_of_article on article_former_slug (article_id);

create table article_link (
  article_id text references article on delete cascade,
  slug text,
  target_id text references article on delete set null,
  primary key (article_id, slug)
);
create index article_link_by_slug on article_link (slug);
create index article_link_to on article_link (target_id);

create table article_lock (
  article_id text primary key references article on delete cascade,
  key text not null,
  holder text not null,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  account_id text not null
);

create table article_preview_link (
  id text primary key,
  token_hash bytea not null,
  article_id text not null references article on delete cascade,
  account_id text references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index article_preview_link_of_article on article_preview_link (article_id);
create unique index article_preview_link_token on article_preview_link (token_hash);

create table article_version (
  article_id text references article on delete cascade,
  version integer,
  title text not null,
  summary text not null,
  body text not null,
  saved_at timestamptz not null,
  saved_by text,
  draft boolean not null default false,
  account_id text,
  slug text,
  category_id text references category on update cascade on delete set null,
  cover text,
  pending boolean not null default false,
  autosaved boolean not null default false,
  seo_title text,
  seo_description text,
  is_noindex boolean not null default false,
  reviewed_on date,
  author_name text,
  publish_at timestamptz,
  override_reason text,
  publish_failure text,
  primary key (article_id, version)
);
create unique index article_version_pending on article_version (article_id) where pending;
create unique index article_version_scheduled on article_version (article_id) where publish_at is not null;

create table category_former_slug (
  slug text primary key,
  category_id text not null references category on delete cascade
);
create index category_former_slug_of_category on category_former_slug (category_id);

create table change (
  position bigint generated always as identity primary key,
  id text not null constraint change_id_unique unique,
  type text not null check (type in ('ARTICLE', 'DOCUMENT', 'EVENT', 'INVESTOR_UPDATE', 'QUESTION', 'USER')),
  node_id text not null,
  action text not null check (action in (
    'CREATED', 'UPDATED', 'PUBLISHED', 'UNPUBLISHED', 'DELETED', 'ACCESS_GAINED', 'ACCESS_LOST', 'ACCESS_CHANGED')),
  version integer,
  is_open boolean not null,
  changed_at timestamptz(3) not null,
  recipient text
);
create index change_by_age on change (changed_at);
create index change_of_node on change (node_id);

-- The position of the newest change that was deleted because of its age.
create table change_retention (
  one boolean default true primary key check (one),
  pruned bigint not null
);

create table chat_conversation (
  id text primary key,
  token_hash text not null unique,
  account_id text references account on delete cascade,
  is_kept boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index chat_conversation_expires on chat_conversation (expires_at);

create table chat_model_call (
  day date,
  outcome text check (outcome in ('ANSWERED', 'FAILED', 'CUT_SHORT', 'CANCELED')),
  calls integer not null default 1,
  primary key (day, outcome)
);

create table chat_question (
  id text primary key,
  conversation_id text not null references chat_conversation on delete cascade,
  question text not null,
  kind text not null check (kind in ('QUOTED', 'GENERATED', 'REFUSED')),
  refusal text,
  is_helpful boolean,
  reason text not null default '',
  asked_at timestamptz not null default clock_timestamp()
);
create index chat_question_conversation on chat_question (conversation_id, asked_at);

create table company_profile (
  id integer primary key check (id = 1),
  snapshot text not null,
  figures jsonb not null,
  updated_at timestamptz(3) not null
);

create table content_version (
  one boolean default true primary key check (one),
  version bigint not null
);

create table delegation (
  id text primary key,
  principal_id text not null references account on delete cascade,
  email text not null,
  email_key text not null,
  delegate_id text references account on delete cascade,
  level smallint not null check (level >= 1 and level <= 3),
  created_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  ended_at timestamptz(3),
  ended_by text references account on delete set null,
  ending text check (ending in ('WITHDRAWN', 'REFUSED', 'RETURNED', 'ENDED_BY_ADMIN')),
  reason text not null default '',
  time_zone text,
  lapsed_at timestamptz(3),
  check (ends_at <= (created_at + interval '1 year 1 day')),
  constraint delegation_check1 check (delegate_id <> principal_id),
  constraint delegation_check2 check (accepted_at is null or delegate_id is not null),
  constraint delegation_check3 check ((ended_at is null) = (ending is null))
);
create index delegation_by_time on delegation (created_at desc, id desc);
create index delegation_of_delegate on delegation (delegate_id) where delegate_id is not null;
create index delegation_of_principal on delegation (principal_id);
create index delegation_offered on delegation (email_key) where delegate_id is null;

create table document_notice_reader (
  account_id text primary key references account on delete cascade,
  notice_id integer not null
);

create table emergency_article (
  id text primary key,
  article_id text references article on delete set null,
  title text not null,
  banner boolean not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  ended_at timestamptz,
  ended_by text,
  replaced boolean not null default false
);
create index emergency_article_by_date on emergency_article (published_at desc, id desc);
create unique index emergency_article_in_force on emergency_article ((true)) where ended_at is null;
create index emergency_article_of_article on emergency_article (article_id);

-- `everyone` is a column of its own: a series whose last group is deleted is for nobody, and not for all.
create table event_series (
  id text primary key,
  title text not null,
  description text not null default '',
  location text not null default '',
  time_zone text not null,
  everyone boolean not null,
  recurrence text,
  sequence integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  capacity integer check (capacity > 0),
  all_day boolean not null default false
);

-- Wall times are what people agreed on; the instants follow from them and the time zone. `planned_for` names a date
-- of a series for good, because calendars know it by that.
create table event (
  id text primary key,
  series_id text not null references event_series on delete cascade,
  planned_for text not null,
  starts_wall text not null,
  ends_wall text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  status text not null default 'SCHEDULED' check (status in ('SCHEDULED', 'CANCELED')),
  note text not null default '',
  sequence integer not null default 0,
  updated_at timestamptz(3) not null default now(),
  untold boolean not null default true,
  recording text not null default '',
  title text,
  description text,
  location text,
  seats_due boolean not null default false,
  unique (series_id, planned_for),
  check (ends_at > starts_at)
);
create index event_by_start on event (starts_at, id);
create index event_seats_due on event (starts_at) where seats_due;
create index event_untold on event (starts_at) where untold;

-- `place` rises with each answer: it is the order in which people who wait get a seat.
create table event_answer (
  event_id text references event on delete cascade,
  account_id text references account on delete cascade,
  answer text not null check (answer in ('GOING', 'MAYBE', 'NOT_GOING')),
  waiting boolean not null default false,
  place bigint generated always as identity,
  answered_at timestamptz(3) not null default now(),
  primary key (event_id, account_id),
  check (answer = 'GOING' or not waiting)
);
create index event_answer_of_account on event_answer (account_id);

create table event_group (
  series_id text references event_series on delete cascade,
  group_id text references account_group on delete cascade,
  primary key (series_id, group_id)
);
create index event_group_of_group on event_group (group_id);

create table event_reminder (
  event_id text references event on delete cascade,
  account_id text references account on delete cascade,
  kind text check (kind in ('DAY', 'HOUR')),
  starts_at timestamptz(3),
  primary key (event_id, account_id, kind, starts_at)
);
create index event_reminder_of_account on event_reminder (account_id);

create table event_snapshot (
  event_id text references event on delete cascade,
  content text,
  title text not null,
  description text not null,
  location text not null,
  time_zone text not null,
  all_day boolean not null,
  starts_wall text not null,
  ends_wall text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  primary key (event_id, content)
);

create table event_told (
  event_id text references event on delete cascade,
  account_id text references account on delete cascade,
  content text not null,
  withdrawn boolean not null default false,
  primary key (event_id, account_id)
);
create index event_told_of_account on event_told (account_id);

create table feed (
  id text primary key,
  url text not null unique,
  host text not null,
  title text not null default '',
  home_url text,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED', 'DISABLED')),
  added_by text references account on delete set null,
  created_at timestamptz(3) not null default now(),
  last_tried_at timestamptz,
  last_fetched_at timestamptz,
  next_try_at timestamptz not null default now(),
  last_error text,
  failures integer not null default 0,
  etag text,
  last_modified text,
  last_new_at timestamptz,
  silence_told_at timestamptz,
  leased_until timestamptz
);
create index feed_by_age on feed (created_at desc, id desc);
create index feed_by_host on feed (host);
create index feed_due on feed (next_try_at) where status = 'ACTIVE';

create table feed_item (
  id text primary key,
  feed_id text not null references feed on delete cascade,
  guid text not null,
  link text,
  link_key text,
  title text not null,
  summary text not null default '',
  published_at timestamptz(3) not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REJECTED')),
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  author text not null default '',
  listed_at timestamptz not null default now(),
  unique (feed_id, guid)
);
create index feed_item_by_link_key on feed_item (link_key);
create index feed_item_by_status on feed_item (status, published_at desc, id desc);
create index feed_item_of_feed on feed_item (feed_id, status, published_at desc, id desc);

create table folder (
  id text primary key,
  parent_id text references folder,
  name text not null,
  position integer not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (parent_id <> id)
);
create index folder_of_parent on folder (parent_id);

create table document (
  id text primary key,
  folder_id text references folder,
  title text not null,
  summary text not null default '',
  version integer not null check (version > 0),
  position integer not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  pinned_at timestamptz(3)
);
create index document_of_folder on document (folder_id);

create table delegation_target (
  delegation_id text references delegation on delete cascade,
  folder_id text references folder on delete cascade,
  document_id text references document on delete cascade,
  target text generated always as (coalesce(folder_id, document_id)) stored,
  primary key (delegation_id, target),
  check (num_nonnulls(folder_id, document_id) = 1)
);
create index delegation_target_of_document on delegation_target (document_id);
create index delegation_target_of_folder on delegation_target (folder_id);

create table document_access_request (
  document_id text references document on delete cascade,
  account_id text references account on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (document_id, account_id)
);
create index document_access_request_of_account on document_access_request (account_id);

create table document_grant (
  folder_id text references folder on delete cascade,
  document_id text references document on delete cascade,
  group_id text references account_group on delete cascade,
  account_id text references account on delete cascade,
  level smallint not null check (level >= 0 and level <= 3),
  granted_at timestamptz(3) not null default now(),
  target text generated always as (coalesce(folder_id, document_id)) stored,
  holder text generated always as (coalesce(group_id, account_id)) stored,
  ends_at timestamptz(3),
  primary key (target, holder),
  check (num_nonnulls(folder_id, document_id) = 1),
  constraint document_grant_check1 check (num_nonnulls(group_id, account_id) = 1)
);
create index document_grant_of_holder on document_grant (holder);
create index document_grant_that_ends on document_grant (ends_at) where ends_at is not null;

create table document_notice (
  id integer generated always as identity primary key,
  document_id text not null references document on delete cascade,
  group_id text references account_group on delete cascade,
  account_id text references account on delete cascade,
  is_open boolean not null default true,
  created_at timestamptz(3) not null default now()
);
create index document_notice_of_document on document_notice (document_id);
create index document_notice_open on document_notice (id) where is_open;

create table document_version (
  document_id text references document on delete cascade,
  number integer check (number > 0),
  storage_key text not null unique,
  name text not null,
  type text not null,
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pages integer check (pages > 0),
  created_at timestamptz(3) not null default now(),
  created_by text references account on delete set null,
  primary key (document_id, number)
);

-- The newest version that a person was sent and read, from readings that were removed.
create table earlier_reading (
  account_id text references account on delete cascade,
  document_id text references document on delete cascade,
  sent_version integer,
  read_version integer,
  primary key (account_id, document_id)
);
create index earlier_reading_of_document on earlier_reading (document_id);

create table event_document (
  event_id text references event on delete cascade,
  document_id text references document on delete cascade,
  primary key (event_id, document_id)
);
create index event_document_of_document on event_document (document_id);

-- `key_hash` covers the account and the key of the client; `response` is encrypted with a key that only the client
-- has.
create table idempotency_key (
  key_hash bytea primary key,
  request_hash bytea not null,
  account_id text references account on delete cascade,
  started_at timestamptz(3) not null default now(),
  committed_at timestamptz(3),
  response bytea
);
create index idempotency_key_by_account on idempotency_key (account_id);
create index idempotency_key_by_start on idempotency_key (started_at);

create table imported_post (
  source text primary key check (length(source) >= 1 and length(source) <= 1000),
  article_id text not null references article on delete cascade,
  created_at timestamptz not null default now()
);
create index imported_post_of_article on imported_post (article_id);

-- No status is stored: an update is released when `published_at` has come by the clock of the database.
create table investor_update (
  id text primary key,
  title text not null,
  body text not null default '',
  everyone boolean not null,
  published_at timestamptz(3),
  sort_at timestamptz(3) not null generated always as (coalesce(published_at, 'infinity')) stored,
  changed_at timestamptz(3),
  withdrawn_at timestamptz(3),
  withdrawn_why text not null default '',
  version integer not null default 1,
  untold boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index investor_update_by_release on investor_update (sort_at desc, id desc);
create index investor_update_untold on investor_update (published_at) where untold;

create table investor_update_document (
  update_id text references investor_update on delete cascade,
  document_id text references document on delete cascade,
  position integer not null,
  primary key (update_id, document_id)
);
create index investor_update_document_of_document on investor_update_document (document_id);

create table investor_update_group (
  update_id text references investor_update on delete cascade,
  group_id text references account_group on delete cascade,
  primary key (update_id, group_id)
);
create index investor_update_group_of_group on investor_update_group (group_id);

create table investor_update_opening (
  update_id text references investor_update on delete cascade,
  account_id text references account on delete cascade,
  opened_at timestamptz(3) not null default now(),
  primary key (update_id, account_id)
);
create index investor_update_opening_of_account on investor_update_opening (account_id);

create table investor_update_told (
  update_id text references investor_update on delete cascade,
  account_id text references account on delete cascade,
  is_outdated boolean not null default false,
  primary key (update_id, account_id)
);
create index investor_update_told_of_account on investor_update_told (account_id);

create table lead (
  id text primary key,
  name text not null,
  email text not null,
  email_key text not null,
  company text not null,
  needs text not null,
  page text not null,
  referrer text,
  request_key text,
  proven boolean not null,
  consent_version text not null,
  consented_at timestamptz not null default now(),
  created_at timestamptz(3) not null default now(),
  downloads integer not null default 0,
  last_downloaded_at timestamptz,
  kind text not null default 'WHITEPAPER',
  topic text,
  phone text,
  status text not null default 'NEW',
  notes text not null default ''
);
create index lead_by_address on lead (email_key, created_at desc);
create index lead_by_age on lead (created_at desc, id desc);
create unique index lead_request_unique on lead (email_key, request_key) where request_key is not null;

-- An expired link stays with its lead, so that it is told apart from one that never was.
create table lead_link (
  token_hash bytea primary key,
  lead_id text not null references lead on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index lead_link_of on lead_link (lead_id);

-- Not logged: a crash can lose a count, but not corrupt it.
create unlogged table limit_counter (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null,
  blocked_until timestamptz
);

create table mail (
  id text primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text,
  body_html text,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  expires_at timestamptz,
  leased_until timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  calendar_method text,
  calendar_text text,
  unsubscribe_url text,
  reply_to text
);
create index mail_by_mailbox on mail (lower(recipient), created_at);
create index mail_due on mail (due_at) where sent_at is null and given_up_at is null;

create table nda (
  id text primary key,
  version integer generated always as identity unique,
  body text not null check (body <> ''),
  sha256 text not null,
  published_at timestamptz(3) not null default now(),
  published_by text references account on delete set null,
  ended_at timestamptz(3)
);

create table nda_exemption (
  account_id text primary key references account on delete cascade,
  reason text not null,
  granted_by text references account on delete set null,
  created_at timestamptz(3) not null default now()
);

create table nda_group (
  group_id text primary key references account_group on delete cascade
);

-- Evidence outlives the account: the certificate says who signed.
create table nda_signature (
  id text primary key,
  nda_id text not null references nda,
  account_id text references account on delete set null,
  name text not null,
  email text not null,
  company text not null,
  address text not null,
  signed_at timestamptz(3) not null,
  certificate text not null,
  unique (nda_id, account_id)
);
create index nda_signature_by_time on nda_signature (signed_at desc, id desc);
create index nda_signature_of_account on nda_signature (account_id);

create table page_text (
  path text primary key,
  hash text not null,
  changed_at timestamptz not null default now(),
  build text not null default ''
);

create table passage (
  kind text check (kind in ('PAGE', 'ARTICLE', 'CASE_STUDY')),
  source_id text,
  position integer,
  anchor text not null,
  title text not null,
  heading text not null,
  sentences text[] not null,
  questions text[] not null default '{}',
  search tsvector not null generated always as (
    setweight(to_tsvector('site_text', heading), 'A') ||
    setweight(to_tsvector('site_text', title), 'B') ||
    setweight(to_tsvector('site_text', join_sentences(sentences)), 'C') ||
    setweight(to_tsvector('site_text', join_sentences(questions)), 'D')) stored,
  primary key (kind, source_id, "position")
);
create index passage_questions on passage using gin (questions);
create index passage_search on passage using gin (search);

create table passage_build (
  one boolean default true primary key check (one),
  build text not null
);

create table passage_due (
  kind text,
  source_id text,
  changes integer not null default 1,
  claimed_until timestamptz not null default '-infinity'::timestamptz,
  primary key (kind, source_id)
);

create table passage_embedding (
  model text,
  text_hash text,
  embedding real[] not null,
  primary key (model, text_hash)
);

create table passkey (
  id text primary key,
  account_id text not null references account on delete cascade,
  credential_id bytea not null constraint passkey_credential_id_unique unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_account on passkey (account_id, created_at);

-- Not logged: after a crash, who was about to answer asks again.
create unlogged table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('ADD', 'SIGN_IN', 'CONFIRM')),
  session_id text,
  expires_at timestamptz not null default now() + interval '00:05:00'
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);

create table picture (
  id text primary key,
  hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
  name text not null,
  alt text not null check (alt <> ''),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null,
  created_at timestamptz(3) not null default now(),
  created_by text references account on delete set null
);
create index picture_by_age on picture (created_at desc, id desc);

create table picture_former_hash (
  hash text primary key,
  picture_id text not null references picture on delete cascade
);
create index picture_former_hash_of_picture on picture_former_hash (picture_id);

create table picture_use (
  hash text,
  kind text check (kind in ('ARTICLE', 'CASE_STUDY')),
  owner_id text,
  primary key (hash, kind, owner_id)
);
create index picture_use_of_owner on picture_use (owner_id);

-- Passages that only some investors may read have a table of their own: no cache of public pages depends on them.
create table portal_passage (
  kind text check (kind in ('DOCUMENT', 'UPDATE', 'QUESTION', 'EVENT')),
  source_id text,
  position integer,
  version integer,
  page integer,
  audience text check (audience in ('OWN', 'SHARED')),
  anchor text not null,
  title text not null,
  heading text not null,
  sentences text[] not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('site_text', heading), 'A') ||
    setweight(to_tsvector('site_text', title), 'B') ||
    setweight(to_tsvector('site_text', join_sentences(sentences)), 'C')) stored,
  primary key (kind, source_id, "position")
);

create table portal_passage_due (
  kind text,
  source_id text,
  changes integer not null default 1,
  claimed_until timestamptz not null default '-infinity'::timestamptz,
  primary key (kind, source_id)
);

create table question (
  id text primary key,
  document_id text not null references document on delete cascade,
  account_id text references account on delete set null,
  page integer check (page > 0),
  body text not null,
  asked_at timestamptz(3) not null default now(),
  answer text not null default '',
  answered_at timestamptz(3),
  published_body text not null default '',
  published_at timestamptz(3),
  everyone boolean not null default false
);
create index question_by_time on question (asked_at desc, id desc);
create index question_of_account on question (account_id);
create index question_of_document on question (document_id);

create table question_group (
  question_id text references question on delete cascade,
  group_id text references account_group on delete cascade,
  primary key (question_id, group_id)
);
create index question_group_of_group on question_group (group_id);

create table reading_trace (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  account_id text not null,
  document_id text not null,
  version_id text not null,
  page integer check (page > 0),
  created_at timestamptz(3) not null default now(),
  on_behalf_of text
);
create index reading_trace_of_account on reading_trace (account_id, created_at desc);
create index reading_trace_of_document on reading_trace (document_id, created_at desc);
create index reading_trace_of_reader on reading_trace (account_id, document_id, created_at desc);

create table recovery_code (
  code_hash bytea primary key,
  account_id text not null references account on delete cascade
);
create index recovery_code_of_account on recovery_code (account_id);

create table retention_run (
  noun text primary key,
  night date not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  removed integer not null default 0
);

-- Without a unique key, so that two writers of a new word do not wait for each other.
create table search_word (
  word text not null
);
create index search_word_alike on search_word using gist (word gist_trgm_ops);
create index search_word_known on search_word (word);

create table seed_run (
  name text primary key,
  at timestamptz not null default now()
);

create table server_status (
  id text primary key,
  host text not null,
  release text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  jobs jsonb not null,
  slow_statements jsonb not null,
  disk_free_bytes double precision,
  disk_bytes double precision
);

create table session (
  id text primary key,
  token_hash bytea not null constraint session_token_hash_unique unique,
  account_id text not null references account on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now()
);
create index session_by_age on session (created_at);
create index session_of_account on session (account_id, last_used_at desc);

create table site_details_version (
  version integer primary key,
  details jsonb not null,
  saved_at timestamptz(3) not null,
  saved_by text
);

create table status_alert (
  kind text primary key,
  created_at timestamptz not null default now()
);

create table token (
  id text primary key,
  account_id text not null references account on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash bytea not null constraint token_hash_unique unique,
  scopes text[] not null,
  ranges text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  reminded_at timestamptz
);
create index token_by_creation on token (created_at, id);
create index token_of_account on token (account_id, created_at);

create table update_setting (
  account_id text primary key references account on delete cascade,
  mails text not null check (mails in ('AT_ONCE', 'DAILY', 'WEEKLY', 'NONE')),
  chosen_at timestamptz(3) not null default now(),
  digested_at timestamptz(3),
  documents boolean not null default true
);

create table upload (
  id text primary key,
  storage_key text not null unique,
  name text not null,
  type text not null,
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pages integer check (pages > 0),
  status text not null check (status in ('QUARANTINED', 'CLEAN', 'REFUSED')),
  refusal text,
  created_at timestamptz(3) not null default now(),
  created_by text references account on delete set null,
  examine_at timestamptz not null default now() + interval '00:05:00',
  check ((refusal is not null) = (status = 'REFUSED'))
);
create index upload_by_age on upload (created_at desc);
create index upload_waiting on upload (examine_at) where status = 'QUARANTINED';

create table visit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  route text not null,
  path text not null,
  referrer text,
  release text not null,
  load_ms integer,
  fcp_ms integer,
  lcp_ms integer,
  inp_ms integer,
  cls real
);
create index visit_at on visit (at);

create table webhook (
  id text primary key,
  account_id text not null references account on delete cascade,
  name text not null,
  url text not null,
  types text[] not null,
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  status text not null check (status in ('ACTIVE', 'PAUSED')),
  pause_reason text check (pause_reason in ('OWNER', 'FAILED', 'GONE', 'ACCOUNT')),
  position bigint not null,
  created_at timestamptz(3) not null default now()
);
create index webhook_by_creation on webhook (created_at, id);
create index webhook_of_account on webhook (account_id, created_at);

create table webhook_delivery (
  id text primary key,
  webhook_id text not null references webhook on delete cascade,
  position bigint,
  type text not null,
  node_id text,
  body text not null,
  status text not null check (status in ('PENDING', 'DELIVERED', 'FAILED', 'SKIPPED')),
  attempts integer not null default 0,
  next_try_at timestamptz,
  leased_until timestamptz,
  response_status integer,
  error text,
  duration_ms integer,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  request_headers text,
  response_body text,
  constraint webhook_delivery_once unique (webhook_id, position)
);
create index webhook_delivery_by_age on webhook_delivery (webhook_id, created_at, id);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_try_at, position) where status = 'PENDING';
create index webhook_delivery_leased on webhook_delivery (webhook_id) where leased_until is not null;

insert into content_version (version) values (1);
insert into change_retention (pruned) values (0);
