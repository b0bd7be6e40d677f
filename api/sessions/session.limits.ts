/** How long a session lives, in SQL over `s` (session) and `a` (account). Judged by the database's clock alone. */
export const LIVE = `s.last_used_at > now() - (case when 'ADMIN' = any(a.roles) then interval '15 minutes' else interval '30 minutes' end)
  and s.created_at > now() - (case when 'ADMIN' = any(a.roles) then interval '8 hours' else interval '24 hours' end)`;

/** For how long somebody who proved who they are may do what a stolen session must not. */
export const CONFIRMED = "s.confirmed_at > now() - interval '10 minutes'";

export const SESSIONS_PER_ACCOUNT = 10;
