import { z } from 'zod';
import { text } from './limits.ts';
import { line, tooLong } from './validation.ts';

const id = z.string().max(60, 'There is nothing by this id');
const position = z.number().int('Use a whole number').min(1, 'Positions begin with 1').max(100_000).nullish();

/** What the forms of documents ask and the API takes. */
export const documentInput = z.object({
  title: line(z.string({ error: 'Title is required' }), text.title)
    .min(1, 'Title is required')
    .optional(),
  summary: z.string().trim().max(text.documentSummary, tooLong(text.documentSummary)).nullish(),
  uploadId: id.nullish(),
  folderId: id.nullish(),
  position,
});

export const folderInput = z.object({
  name: line(z.string({ error: 'Name is required' }), text.folderName)
    .min(1, 'Name is required')
    .optional(),
  parentId: id.nullish(),
  position,
});

const place = z.string().regex(/^([1-9]\d{0,4})?$/, 'Use a whole number from 1');

/** The same as a form at the desk asks for it: in words. */
export const documentForm = documentInput.pick({ title: true, summary: true }).extend({ position: place });
export const folderForm = folderInput.pick({ name: true }).extend({ position: place });

export const accessInput = z
  .object({
    documentId: id.nullish(),
    folderId: id.nullish(),
    groupId: id.nullish(),
    userId: id.nullish(),
    inherit: z.boolean().nullish(),
  })
  .refine((input) => Boolean(input.documentId) !== Boolean(input.folderId), {
    path: ['documentId'],
    message: 'Name one document or one folder',
  })
  .refine((input) => Boolean(input.groupId) !== Boolean(input.userId), {
    path: ['groupId'],
    message: 'Name one group or one person',
  });
