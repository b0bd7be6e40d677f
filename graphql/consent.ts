/**
 * The consent of a person who requests the whitepaper, as the form shows it. A changed text is a new version: the lead
 * keeps the version that the person agreed to, and earlier texts stay here.
 */
export const whitepaperConsent = {
  version: '2026-11-26',
  text: 'Store what I have entered here, mail me the link, and answer what I wrote. No newsletter, and no one else receives it. It is deleted after twelve months, or sooner if I withdraw by writing to the email address in the privacy notice.',
} as const;

/** The consent of a person who writes to the company by the contact form. */
export const contactConsent = {
  version: '2026-11-26',
  text: 'Store what I have entered here, and answer me. No newsletter, and no one else receives it. It is deleted after twelve months, or sooner if I withdraw by writing to the email address in the privacy notice.',
} as const;
