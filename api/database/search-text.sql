-- One normalization of texts for searches. Columns and indexes use these functions, so who changes one computes these
-- again. The signs are lists, because classes of signs depend on the locale of the database. The first list separates
-- words: ASCII punctuation, white space, and the punctuation of other blocks. The second one is no part of a word: soft
-- hyphens, signs without width, directions of writing and variants of signs.

-- The words of a text, separated by spaces: the parser of PostgreSQL would read ISO/IEC as a path, 53-7 as a number and a
-- negative number, and node.js as a host. Compatible forms of signs are one sign.
create or replace function search_text(value text) returns text language sql immutable strict parallel safe
  return translate(normalize(translate(value, e'\u2122\u2120\u00ae\u00a9' ||
    e'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063'
    '\u2064\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06'
    '\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff', '    '), nfkc),
    e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d'
    '\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d'
    '\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016'
    '\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028'
    '\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040'
    '\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052'
    '\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212'
    '\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', repeat(' ', 136));

-- Puts each word that is divided at a line end on one line, with a hyphen. Markdown repeats the sign of a quotation.
create or replace function join_divided(value text) returns text language sql immutable strict parallel safe
  return regexp_replace(value, e'([^ \\t\\r\\n0-9-])[-\u2010\u00ad][ \\t]*\\r?\\n[ \\t>]*(?=[^ \\t\\r\\n0-9-])', '\1-', 'g');

-- Other spellings of words that signs join or that end with a number: airgapped for air-gapped, and TLS 1 3 for TLS1.3.
create or replace function joined_terms(value text) returns text language sql immutable strict parallel safe
  return (select coalesce(left(string_agg(term, ' '), 50000), '') from (
    select translate(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d'
      '\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d'
      '\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016'
      '\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028'
      '\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040'
      '\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052'
      '\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212'
      '\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', '') as term
      from regexp_split_to_table(normalize(translate(join_divided(value),
        e'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063'
        '\u2064\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06'
        '\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff', ''), nfkc), e'[ \\t\\r\\n:;()\\[\\]{}"|<>=\\u2014\\u201c\\u201d]+') token
      where length(token) between 3 and 40 and length(btrim(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d'
        '\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d'
        '\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016'
        '\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028'
        '\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040'
        '\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052'
        '\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212'
        '\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb')) >
        length(translate(token, e'\u0009\u000a\u000b\u000c\u000d\u0021\u0022\u0023\u0024\u0025\u0026\u0027\u0028\u0029\u002a\u002b\u002c\u002d'
        '\u002e\u002f\u003a\u003b\u003c\u003d\u003e\u003f\u0040\u005b\u005c\u005d\u005e\u005f\u0060\u007b\u007c\u007d'
        '\u007e\u0085\u00a1\u00a7\u00ab\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u2010\u2011\u2012\u2013\u2014\u2015\u2016'
        '\u2017\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2020\u2021\u2022\u2023\u2024\u2025\u2026\u2027\u2028'
        '\u2029\u2030\u2031\u2032\u2033\u2034\u2035\u2036\u2037\u2038\u2039\u203a\u203b\u203c\u203d\u203e\u203f\u2040'
        '\u2041\u2042\u2043\u2044\u2045\u2046\u2047\u2048\u2049\u204a\u204b\u204c\u204d\u204e\u204f\u2050\u2051\u2052'
        '\u2053\u2054\u2055\u2056\u2057\u2058\u2059\u205a\u205b\u205c\u205d\u205e\u2190\u2191\u2192\u2193\u2194\u2212'
        '\u2215\u3001\u3002\u300a\u300b\u300c\u300d\u300e\u300f\u30fb', ''))
    union all
    select regexp_replace(words, '(^| )([^0-9 ]{2,})([0-9]+)(?= |$)', '\1\2 \3', 'g')
      from regexp_split_to_table(value, '\s+') token, search_text(token) words
      where length(token) <= 40 and words ~ '(^| )[^0-9 ]{2,}[0-9]+( |$)') terms);

-- The words of a text for full-text searches.
create or replace function search_vector(value text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('site_text', search_text(value)) || to_tsvector('site_text', joined_terms(value));

-- The text of rendered Markdown, which has no other references than these.
create or replace function rendered_text(html text) returns text language sql immutable strict parallel safe
  return replace(replace(regexp_replace(html, '<([^"''>]|"[^"]*"|''[^'']*'')*>', ' ', 'g'), '&#x3C;', '<'), '&#x26;', '&');

-- The words of Markdown. What has references such as &shy; and &amp; is also read as rendered, where they are signs.
create or replace function markdown_terms(body text, html text) returns text language sql immutable strict parallel safe
  return case when body ~ '&#?[0-9A-Za-z]+;'
    then regexp_replace(body, '&#?[0-9A-Za-z]+;', ' ', 'g') || ' ' || rendered_text(html) else body end;

-- The letters and numbers of a text without accents and case, for searches in lists.
create or replace function fold_words(value text) returns text language sql immutable strict parallel safe
  return replace(lower(unaccent('unaccent'::regdictionary, search_text(value))), ' ', '');
