// What the browser says of its own language and zone. Neither is certain to be one that Intl accepts: WebKit on Linux
// passes C.UTF-8 on as "C", and ICU says Etc/Unknown for a zone that it does not know.

const isAccepted = (create: () => unknown): boolean => {
  try {
    create();
    return true;
  } catch {
    return false;
  }
};

/** The language of the browser, such as `de-AT`. */
export function getBrowserLocale(): string {
  const { language } = navigator;
  return language && isAccepted(() => new Intl.Locale(language)) ? language : 'en-US';
}

/** The time zone of the browser, such as `Europe/Vienna`. */
export function getBrowserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isAccepted(() => new Intl.DateTimeFormat('en-US', { timeZone })) ? timeZone : 'UTC';
}
