import { z } from 'zod';
import { atMost } from './at-most.ts';
import { text } from './limits.ts';
import { findPage, type PageLabels } from './page-name.ts';

const words = (limit: number, sentence: string) =>
  z.string({ error: sentence }).trim().min(1, sentence).check(atMost(limit));

/** The server also checks that the document and the page exist. */
export const askQuestionInput = z.object({
  documentId: z.string().check(atMost(60)),
  page: z
    .number()
    .int('Use a whole number')
    .min(1, 'Pages begin with 1')
    .max(100_000, 'Enter the number of a page in this document')
    .nullish(),
  documentVersion: z
    .number()
    .int('Use a whole number')
    .min(1, 'Versions begin with 1')
    .max(100_000, 'Enter the number of a version of this document')
    .nullish(),
  body: words(text.question, 'Type your question'),
});

export const answerQuestionInput = z.object({ answer: words(text.answer, 'Type the answer'), send: z.boolean() });

export const publishQuestionInput = z.object({
  question: words(text.question, 'Type the question as others will read it'),
  answer: words(text.answer, 'Type the answer'),
  groupIds: z.array(z.string().check(atMost(60))).max(100, 'Use at most 100 groups'),
});

const NO_PAGE = 'Use a page number, or leave it empty';
const isPage = (typed: string, labels: PageLabels) => typed === '' || findPage(typed, labels) !== null;

/** The values of the form. The page is its label or its number; '' for the whole document. */
export const createQuestionForm = (labels: PageLabels) =>
  z.object({
    page: z
      .string()
      .trim()
      .check(atMost(40, NO_PAGE))
      .refine((typed) => isPage(typed, labels), NO_PAGE),
    body: askQuestionInput.shape.body,
  });
