import { z } from 'zod';
import { atMost } from './at-most.ts';
import { text } from './limits.ts';
import { cleanLine } from './pasted-text.ts';
import { line, requiredString } from './validation.ts';

export const feedTitle = line(z.string(), text.feedTitle);

/** The form for a new feed. Only the server checks whether it can request the URL. */
export const feedForm = z.object({
  url: requiredString('URL is required')
    .overwrite(cleanLine)
    .min(1, 'URL is required')
    .check(atMost(text.feedUrl))
    .pipe(z.url({ protocol: /^https?$/, error: 'Use a URL that starts with https://' })),
});
