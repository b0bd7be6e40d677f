-- Records former slugs, so that old URLs redirect. The slug of an article in the trash goes to the article that had
-- it last.
create or replace function remember_article_slug() returns trigger language plpgsql as $$
begin
  delete from article_former_slug where slug = new.slug and article_id = new.id;
  if old.published_at is not null then
    insert into article_former_slug (slug, article_id) values (old.slug, old.id)
      on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return new;
end
$$;

create or replace trigger article_slug_changed after update of slug on article
  for each row when (old.slug <> new.slug) execute function remember_article_slug();
