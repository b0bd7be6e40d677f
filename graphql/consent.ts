/**
 * The consent of a person who requests the whitepaper, as the form shows it. A changed text is a new version: the lead
 * keeps the version that the person agreed to, and earlier texts stay here.
 */
export const whitepaperConsent = {
  version: '2026-11-28',
  text: 'Store what I have entered here, mail me the link, and answer what I wrote. No newsletter. No one receives it but those who host this server and carry its mail, on our instructions, and an authority if the law orders it. It is deleted from this site after twelve months, or at once if I withdraw with the link in the email.',
} as const;

/** The consent of a person who writes to the company by the contact form. */
export const contactConsent = {
  version: '2026-11-28',
  text: 'Store what I have entered here, confirm it by email, and answer me. No newsletter. No one receives it but those who host this server and carry its mail, on our instructions, and an authority if the law orders it. It is deleted from this site after twelve months, or at once if I withdraw with the link in the email.',
} as const;
