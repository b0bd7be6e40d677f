/**
 * What somebody agrees to who asks for the whitepaper, in the words of the form. A change of words is a new version:
 * the lead keeps the version it agreed to, and earlier words stay here.
 */
export const whitepaperConsent = {
  version: '2026-11-21',
  text: 'Store what I have entered here, mail me the link, and answer what I wrote. No newsletter, and no one else receives it. It is deleted after twelve months, or sooner if I withdraw by answering any of your messages.',
} as const;
