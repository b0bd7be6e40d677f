import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { Context } from '#api/platform/context.ts';
import { encode, send } from '#api/platform/http/encoded-answer.ts';
import type { PostedForm } from '#api/platform/http/posted-forms.ts';
import { read } from '#api/platform/http/rest.ts';
import { readCalendar } from './calendar.service.ts';
import { answerEnum } from './event-answer.type.ts';
import { respondToEvent } from './event.answer.service.ts';

interface Options {
  contextFor: (request: Request) => Context;
}

const answerForm = z.object({
  id: z.string(),
  answer: z.enum(answerEnum, 'Choose an answer.'),
  isWholeSeries: z.boolean(),
});

/** The answer to an event, for browsers without JavaScript. */
export const eventForms: Record<string, PostedForm> = {
  '/investor/calendar/:id': {
    name: 'event-answer',
    isForMembers: true,
    run: async ({ context, body, id }) => {
      const input = read(answerForm, { id, answer: body['answer'], isWholeSeries: body['isWholeSeries'] === 'yes' });
      await respondToEvent(context, input);
      return { to: `/investor/calendar/${encodeURIComponent(id)}`, message: 'Your answer was saved.' };
    },
  },
};

export const ICS = 'text/calendar; charset=utf-8';

/** A subscribed calendar by its private URL. */
export function eventRoutes({ contextFor }: Options): Router {
  const router = Router();
  router.get('/calendar/:file', async (request, response) => {
    const [, secret] = /^([\w-]{43})\.ics$/.exec(String(request.params['file'])) ?? [];
    const ics = secret ? await readCalendar(contextFor(request), secret) : null;
    await sendCalendar(request, response, ics);
  });
  return router;
}

/** Calendar programs request it often: with an ETag, an unchanged calendar costs a few bytes. */
async function sendCalendar(request: Request, response: Response, ics: string | null): Promise<void> {
  // The URL contains a secret: no shared cache keeps the response, and no search engine indexes it.
  const headers: [string, string][] = [
    ['Content-Type', ics ? ICS : 'text/plain; charset=utf-8'],
    ['Cache-Control', 'private, no-cache'],
    ['Referrer-Policy', 'no-referrer'],
    ['X-Robots-Tag', 'noindex'],
  ];
  const text = ics ?? 'Calendar not found.';
  send(request, response, await encode(Buffer.from(text), { status: ics ? 200 : 404, headers, quality: 4 }));
}
