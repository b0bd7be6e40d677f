/**
 * The consent text of the whitepaper form. Each change of the text gets a new version: a lead keeps the version that
 * the person agreed to, and earlier versions stay here.
 */
export const whitepaperConsent = {
  version: '2026-11-21',
  text: 'Store what I have entered here, mail me the link, and answer what I wrote. No newsletter, and no one else receives it. It is deleted after twelve months, or sooner if I withdraw by answering any of your messages.',
} as const;
