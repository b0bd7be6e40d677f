-- Records which text uses which picture.
create or replace function note_picture_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from picture_use where owner_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into picture_use (hash, kind, owner_id)
      select distinct named.parts[1], 'CASE_STUDY', new.id
      from regexp_matches(concat(new.body, ' ', new.cover), '/pictures/([0-9a-f]{32})/', 'g') as named (parts);
  end if;
  return null;
end
$$;

create or replace trigger case_study_picture_uses after insert or delete or update of body, cover on case_study
  for each row execute function note_picture_uses();

-- An article uses the pictures of its text, and those of the version that is to replace it.
create or replace function note_article_picture_uses() returns trigger language plpgsql as $$
declare owner text;
begin
  if tg_table_name = 'article' then
    owner := case tg_op when 'DELETE' then old.id else new.id end;
  else
    owner := case tg_op when 'DELETE' then old.article_id else new.article_id end;
  end if;
  delete from picture_use where kind = 'ARTICLE' and owner_id = owner;
  insert into picture_use (hash, kind, owner_id)
    select distinct named.parts[1], 'ARTICLE', owner
    from (select concat(body, ' ', cover) as words from article where id = owner
      union all select concat(body, ' ', cover) from article_version where article_id = owner and pending) as texts,
      regexp_matches(words, '/pictures/([0-9a-f]{32})/', 'g') as named (parts);
  return null;
end
$$;

create or replace trigger article_picture_uses after insert or delete or update of body, cover on article for each row
  execute function note_article_picture_uses();

create or replace trigger article_version_picture_uses after insert or delete or update of body, cover, pending
  on article_version for each row execute function note_article_picture_uses();
