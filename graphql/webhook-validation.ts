import { z } from 'zod';
import { atMost } from './at-most.ts';
import { text } from './limits.ts';
import { cleanLine } from './pasted-text.ts';
import { isWebUrl, line } from './validation.ts';

export const webhookName = line(z.string('Name is required'), text.webhookName).min(1, 'Name is required');

/** The server also checks that the host is on the public internet. */
export const webhookUrl = z
  .string()
  .overwrite(cleanLine)
  .min(1, 'URL is required')
  .check(atMost(text.webhookUrl))
  .refine(isWebUrl, 'Use a URL that starts with https://');

/** The values of the form. */
export const webhookForm = z.object({
  name: webhookName,
  url: webhookUrl,
  types: z.array(z.string()).min(1, 'Choose at least one type'),
});
