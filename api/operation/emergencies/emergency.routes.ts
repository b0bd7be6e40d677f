import { randomUUID } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { createArticleInput } from '#graphql/article-fields.ts';
import {
  describePerson,
  editorsOnly,
  parseForm,
  goBack,
  type PlainFormOptions,
  type PlainForm,
  readTypedValues,
} from '#api/platform/http/plain.ts';
import { read } from '#api/platform/http/rest.ts';
import { listEmergencies } from './emergency.read.service.ts';
import { publishEmergency, withdrawEmergency } from './emergency.service.ts';

const CREATOR = '/admin/emergency-article-creator';
const CURRENT = '/admin/emergency-article';

const EXPIRED = 'This form has expired. Open the page again.';
const { title, body } = createArticleInput.shape;
const notice = z.object({
  title,
  body: body
    .unwrap()
    .unwrap()
    .refine((text) => text.trim() !== '', 'Text is required'),
  banner: z.literal('yes').optional(),
  key: z
    .string()
    .check(atMost(36, EXPIRED))
    .regex(/^[\da-f-]{36}$/, EXPIRED),
});

/** Server-rendered admin pages that publish and withdraw an emergency notice. */
export function emergencyRoutes(options: PlainFormOptions): Router {
  const router = Router();
  const isFor = editorsOnly(options);
  router.get(CREATOR, isFor, (request, response) => showCreator(options, request, response, blank()));
  router.post(CREATOR, ...parseForm(options), async (request, response) => {
    response.locals['act'] = 'publish';
    const { banner, ...input } = read(notice, readTypedValues(request));
    await publishEmergency(options.contextFor(request), { ...input, banner: banner === 'yes' });
    await options.refresh();
    response.redirect(303, CURRENT);
  });
  router.use(
    CREATOR,
    goBack((request, response, { status, form }) => showCreator(options, request, response, form, status)),
  );

  router.get(CURRENT, isFor, (request, response) => showCurrent(options, request, response, null));
  router.post(CURRENT, ...parseForm(options), async (request, response) => {
    response.locals['act'] = 'withdraw';
    await withdrawEmergency(options.contextFor(request), readTypedValues(request)['id'] ?? '');
    await options.refresh();
    response.redirect(303, CURRENT);
  });
  router.use(
    CURRENT,
    goBack((request, response, { status, form }) => showCurrent(options, request, response, form.message, status)),
  );
  return router;
}

const blank = (): PlainForm => ({ message: null, errors: {}, values: { key: randomUUID(), banner: 'yes' } });

async function showCreator(
  options: PlainFormOptions,
  request: Request,
  response: Response,
  form: PlainForm,
  status = 200,
) {
  const context = options.contextFor(request);
  const { current } = await listEmergencies(context);
  const person = await describePerson(options, context);
  await options.show(request, response, { page: 'emergency-creator', person, form, current }, status);
}

/** `?withdraw` shows the confirmation with the button that withdraws the notice. */
async function showCurrent(
  options: PlainFormOptions,
  request: Request,
  response: Response,
  message: string | null,
  status = 200,
) {
  const context = options.contextFor(request);
  const emergencies = await listEmergencies(context);
  const asks = request.query['withdraw'] !== undefined;
  const person = await describePerson(options, context);
  await options.show(request, response, { page: 'emergency', person, message, asks, ...emergencies }, status);
}
