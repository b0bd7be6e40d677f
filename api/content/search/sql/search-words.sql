-- The words of a text that the search vocabulary stores.
create or replace function words_of(given text) returns setof text language sql immutable strict as $$
  select word from unnest(tsvector_to_array(to_tsvector('simple', search_text(given)))) word
  where length(word) between 4 and 30 and word !~ '[^[:alpha:]]'
$$;

-- Adds the words of a text to the vocabulary. It has no unique key, so that two writers of a new word do not wait for
-- each other: the word is then there twice, which harms nothing.
create or replace function note_words_of_article() returns trigger language plpgsql as $$
begin
  insert into search_word select said.word from words_of(new.title || ' ' || new.summary || ' ' || markdown_terms(new.body, new.body_html)) said(word)
    where not exists (select 1 from search_word known where known.word = said.word);
  return null;
end
$$;

create or replace trigger article_words after insert or update of title, summary, body on article for each row
  execute function note_words_of_article();

create or replace function note_words_of_case_study() returns trigger language plpgsql as $$
begin
  insert into search_word select said.word
    from words_of(new.title || ' ' || new.summary || ' ' || new.setting || ' ' || new.problem || ' ' ||
      markdown_terms(new.body, new.body_html)) said(word)
    where not exists (select 1 from search_word known where known.word = said.word);
  return null;
end
$$;

create or replace trigger case_study_words after insert or update of title, summary, setting, problem, body
  on case_study for each row execute function note_words_of_case_study();
