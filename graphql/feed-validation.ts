import { z } from 'zod';
import { text } from './limits.ts';
import { formatTooLong, line, requiredString } from './validation.ts';

export const feedTitle = line(z.string(), text.feedTitle);

/** The form for a new feed. Only the server checks whether it can request the URL. */
export const feedForm = z.object({
  url: requiredString('URL is required')
    .trim()
    .min(1, 'URL is required')
    .max(text.feedUrl, formatTooLong(text.feedUrl))
    .pipe(z.url({ protocol: /^https?$/, error: 'Use a URL that starts with https://' })),
});
