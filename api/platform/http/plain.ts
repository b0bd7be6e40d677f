import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Context } from '../context.ts';
import { toExpectedError } from '../errors.ts';
import { isAdmin, isMember } from '../viewer.ts';
import type { PlainView } from './pages.ts';

// Desks for the day when everything else is broken: HTML and forms made here alone. No script, no GraphQL, no editor.

/** What a plain desk needs of the server. */
export interface PlainDesk {
  contextFor: (request: Request) => Context;
  show: (request: Request, response: Response, view: PlainView, status?: number) => Promise<void>;
  /** After it, the next page shows what was just changed. */
  refresh: () => Promise<void>;
}

/** Room for the longest text whose every character is escaped in a form: three bytes, each written as `%E2`. */
const FORM_BYTES = 2_000_000;
const parse = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 20, inflate: false });

/** What was typed, as text: line ends as they are stored, and no character that a database refuses. */
export function readTypedValues(request: Request): Record<string, string> {
  const given = Object.entries((request.body ?? {}) as Record<string, unknown>);
  const texts = given.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name, value.replace(/\r\n?/g, '\n').replaceAll('\0', '')]));
}

/** Pages of a desk that others may know of: the guard has sent strangers to the door, and members are told "not yours". */
export const adminsOnly =
  ({ contextFor }: PlainDesk): RequestHandler =>
  (request, _response, next) =>
    next(isAdmin(contextFor(request).viewer) ? undefined : 'router');

/** Before a form is carried out: its fields, and whether its sender may. */
export const parseForm = (desk: PlainDesk): RequestHandler[] => [
  parse,
  (request, response, next) => {
    const { viewer } = desk.contextFor(request);
    if (isAdmin(viewer)) return next();
    const view = isMember(viewer) ? ({ page: 'refused', person: null } as const) : keptView(request, SIGNED_OUT);
    desk.show(request, response, view, isMember(viewer) ? 403 : 401).catch(next);
  },
];

const SIGNED_OUT =
  'You are no longer signed in. Sign in with the link below in another tab, then come back and send the form again.';

/** Nothing that was typed may be lost because the server cannot take it now: it comes back as a form to send again. */
const keptView = (request: Request, message: string): PlainView => ({
  page: 'kept',
  person: null,
  message,
  action: request.originalUrl,
  values: readTypedValues(request),
});

/** Shows the form anew with what was wrong, for faults that its sender can mend. The others are for `keepForms`. */
export const goBack =
  (
    again: (request: Request, response: Response, failure: { status: number; form: PlainForm }) => Promise<void>,
  ): ErrorRequestHandler =>
  (error, request, response, next) => {
    const expected = toExpectedError(error);
    const isMendable = expected?.code === 'BAD_USER_INPUT' || expected?.code === 'CONFLICT';
    if (!isMendable || request.method !== 'POST' || response.headersSent) return next(error);
    const faults = Object.fromEntries(
      expected.fields.toReversed().map(({ path, message }) => [String(path.at(-1)), message]),
    );
    const form = { message: expected.message, faults, values: readTypedValues(request) };
    again(request, response, { status: expected.status, form }).catch(next);
  };

/** Whatever happens to a form of a plain desk, what was typed comes back, even where nobody could be asked who sent it. */
export const keepForms =
  (desk: PlainDesk): ErrorRequestHandler =>
  (error, request, response, next) => {
    const isForm = request.method === 'POST' && request.path.toLowerCase().startsWith('/admin/');
    if (!isForm || response.headersSent) return next(error);
    const expected = toExpectedError(error);
    const status = expected?.status ?? (Number((error as { status?: unknown }).status) || 500);
    const {
      requestId,
      services: { log },
    } = desk.contextFor(request);
    if (status >= 500 && !expected) log.error({ err: error }, 'a request failed unexpectedly');
    const message = expected?.message ?? describeFailure(status, requestId);
    const show = () => void desk.show(request, response, keptView(request, message), status).catch(next);
    // Without its sender's session it was not even read.
    if (request.body === undefined && status >= 500) parse(request, response, show);
    else show();
  };

const describeFailure = (status: number, requestId: string): string => {
  if (status === 413)
    return 'The form is larger than 2 MB and was not read. Go back one page: the form still contains your text.';
  return status < 500 ? 'This request could not be read.' : `Something went wrong here. Please quote ${requestId}.`;
};

/** A form as it is shown: what to say of it as a whole, its faults by field, and what is in it. */
export interface PlainForm {
  message: string | null;
  faults: Record<string, string>;
  values: Record<string, string>;
}
