/** Link targets that are allowed. Other links are rendered as plain text. */
export const isLinkUrl = (href: string): boolean => /^(?:\/(?!\/)|#|https?:\/\/|mailto:)/i.test(href);
