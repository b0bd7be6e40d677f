import { z } from 'zod';
import { atMost } from './at-most.ts';
import { documentSearch, text } from './limits.ts';
import { removeInvisible } from './pasted-text.ts';
import { line } from './validation.ts';

const id = z.string().check(atMost(60, 'This id does not exist'));
const position = z.number().int('Use a whole number').min(1, 'Positions begin with 1').max(100_000).nullish();

const { min, max } = documentSearch;
/** A text copied from a PDF can have several spaces for each one that counts. */
const LONGEST_SELECTION = 10 * max;

export const documentSearchInput = z.object({
  id,
  // PDFium ends a text at a control character, and every space of a PDF is one space for it.
  text: z
    .string()
    .check(atMost(LONGEST_SELECTION))
    .transform((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().min(min, `Enter at least ${min} characters`).check(atMost(max))),
  fromPage: z.number().int().min(1, 'Pages begin with 1').max(100_000),
});

export const createDocumentInput = z.object({
  title: line(z.string({ error: 'Title is required' }), text.title).min(1, 'Title is required'),
  summary: z.string().trim().check(atMost(text.documentSummary)).nullish(),
  uploadId: id.min(1, 'Choose a file'),
  folderId: id.nullish(),
  position,
  notify: z.boolean().nullish(),
});

export const updateDocumentInput = createDocumentInput.extend({
  title: createDocumentInput.shape.title.nullish(),
  uploadId: id.nullish(),
  isPinned: z.boolean().nullish(),
  hasCleanDownloads: z.boolean().nullish(),
});

const versionInput = z.object({
  documentId: id,
  number: z.number().int('Use a whole number').min(1, 'Versions begin with 1').max(100_000, 'Version not found'),
});

export const makeDocumentVersionCurrentInput = versionInput.extend({ notify: z.boolean().nullish() });
export const deleteDocumentVersionInput = versionInput;

export const createFolderInput = z.object({
  name: line(z.string({ error: 'Name is required' }), text.folderName).min(1, 'Name is required'),
  parentId: id.nullish(),
  position,
  reuse: z.boolean().nullish(),
});

export const updateFolderInput = createFolderInput
  .omit({ reuse: true })
  .extend({ name: createFolderInput.shape.name.nullish(), notify: z.boolean().nullish() });

const place = z
  .string()
  .overwrite(removeInvisible)
  .check(atMost(10, 'Use a whole number from 1'))
  .regex(/^([1-9]\d{0,4})?$/, 'Use a whole number from 1');

/** HTML forms submit the position as text. */
export const documentForm = createDocumentInput.pick({ title: true, summary: true }).extend({ position: place });
export const folderForm = createFolderInput.pick({ name: true }).extend({ position: place });

export const setAccessInput = z
  .object({
    documentId: id.nullish(),
    folderId: id.nullish(),
    groupId: id.nullish(),
    userId: id.nullish(),
    inherit: z.boolean().nullish(),
    notify: z.boolean().nullish(),
    endsAt: z.date().nullish(),
  })
  .refine((input) => Boolean(input.documentId) !== Boolean(input.folderId), {
    path: ['documentId'],
    message: 'Name one document or one folder',
  })
  .refine((input) => Boolean(input.groupId) !== Boolean(input.userId), {
    path: ['groupId'],
    message: 'Name one group or one person',
  });
