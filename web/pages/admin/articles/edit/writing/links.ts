/** Link targets that are allowed. Other links are rendered as plain text. */
export const isLinkUrl = (href: string): boolean => /^(?:\/(?!\/)|#|https?:\/\/|mailto:)/i.test(href);

/** True for a text that is one URL and nothing else. A pasted one becomes the link of the selected words. */
export const isWebUrl = (text: string): boolean => /^(?:https?:\/\/|mailto:)\S+$/i.test(text);
