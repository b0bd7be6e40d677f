-- Computes the words of a text for searches. They are no generated columns, because adding one rewrites the table.
create or replace function set_search_terms_of_article() returns trigger language plpgsql as $$
begin
  new.search_terms := setweight(search_vector(new.title), 'A') ||
    setweight(search_vector(new.summary), 'B') ||
    setweight(search_vector(markdown_terms(new.body, new.body_html)), 'C');
  return new;
end
$$;

create or replace trigger article_search_terms before insert or update of title, summary, body, search_terms
  on article for each row execute function set_search_terms_of_article();

create or replace function set_search_terms_of_passage() returns trigger language plpgsql as $$
begin
  new.search_terms := setweight(search_vector(new.heading), 'A') ||
    setweight(search_vector(new.title), 'B') ||
    setweight(search_vector(join_sentences(new.sentences)), 'C') ||
    setweight(search_vector(join_sentences(new.questions)), 'D');
  return new;
end
$$;

create or replace trigger passage_search_terms
  before insert or update of heading, title, sentences, questions, search_terms on passage for each row
  execute function set_search_terms_of_passage();

create or replace function set_search_terms_of_portal_passage() returns trigger language plpgsql as $$
begin
  new.search_terms := setweight(search_vector(new.heading), 'A') ||
    setweight(search_vector(new.title), 'B') ||
    setweight(search_vector(join_sentences(new.sentences)), 'C');
  return new;
end
$$;

create or replace trigger portal_passage_search_terms
  before insert or update of heading, title, sentences, search_terms on portal_passage for each row
  execute function set_search_terms_of_portal_passage();
