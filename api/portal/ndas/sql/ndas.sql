-- A signed text, and a signature, stay as they were written.
create or replace function nda_text_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a text that was signed, and a signature, never change';
end
$$;

create or replace trigger nda_text_stays before update of id, version, body, sha256, published_at on nda for each row
  execute function nda_text_stays();

create or replace trigger nda_signature_stays
  before update of id, nda_id, name, email, company, address, signed_at, certificate on nda_signature for each row
  execute function nda_text_stays();
