const DAY_MS = 86_400_000;

/** Access ends at midnight after its last day, in UTC as in tables and logs: the day is the same for every administrator. */
export const toLastDay = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString().slice(0, 10);

/** The end of access with this last day. An end whose day did not change stays, because a program can have set another time. */
export const toEnd = (lastDay: string, saved: string | null): string =>
  saved !== null && lastDay === toLastDay(saved) ? saved : new Date(Date.parse(lastDay) + DAY_MS).toISOString();
