// Month names of the languages that feeds are written in. Node knows them all.

// The first language that matches counts: "lis" is November in Polish and October in Croatian.
const LANGUAGES =
  'en de fr es it pt nl pl cs ru uk sv da nb fi tr hu ro el id ca sk sl hr sr-Latn bg lt lv et vi eu gl is ga cy he hi'.split(
    ' ',
  );
/** Abbreviations that are not the beginning of a name and that Intl writes differently. */
const OTHERS: Record<string, number> = { mrz: 3, mrt: 3, sept: 9, ene: 1, abr: 4, ago: 8, dic: 12 };

interface Language {
  months: string[][];
  weekdays: string[];
}

let languages: Language[] | undefined;

/** Letters without accents and case. Abbreviations end with a period in some languages only. */
const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));

/** The name alone, and beside a day, where many languages inflect it. */
const MONTH_FORMS: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short' },
  { month: 'short', day: 'numeric' },
];

function readLanguages(): Language[] {
  const write = (language: string, options: Intl.DateTimeFormatOptions, part: string, days: Date[]): string[] => {
    const format = new Intl.DateTimeFormat(language, { calendar: 'gregory', timeZone: 'UTC', ...options });
    return days.map((day) => fold(format.formatToParts(day).find(({ type }) => type === part)?.value ?? ''));
  };
  return LANGUAGES.map((language) => {
    const forms = MONTH_FORMS.map((form) => write(language, form, 'month', MONTHS));
    return {
      months: MONTHS.map((_, month) => forms.map((names) => names[month]!)),
      weekdays: write(language, { weekday: 'long' }, 'weekday', WEEK),
    };
  });
}

/** Three letters or more that begin a name of the month, or all of it. */
const isMonth = (names: string[], word: string): boolean =>
  names.some((name) => name === word || (word.length >= 3 && name.startsWith(word)));

/**
 * The month, from 1 to 12, that one of these words names, in the language that also has the weekday beside it, if there
 * is one. Null if none of them does.
 */
export function findMonth(words: readonly string[]): number | null {
  const folded = words.map(fold);
  languages ??= readLanguages();
  // The weekday comes first, and can look like a month: "mar, 03 mar 2026".
  const found = languages.flatMap(({ months, weekdays }) => {
    const place = folded.findLastIndex((word) => months.some((names) => isMonth(names, word)));
    if (place < 0) return [];
    const month = months.findIndex((names) => isMonth(names, folded[place]!)) + 1;
    const hasWeekday = folded.some((word, at) => at !== place && weekdays.some((name) => name.startsWith(word)));
    return [{ month, hasWeekday }];
  });
  const known = found.find(({ hasWeekday }) => hasWeekday) ?? found[0];
  return known?.month ?? folded.map((word) => OTHERS[word]).findLast((month) => month !== undefined) ?? null;
}
