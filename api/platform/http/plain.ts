import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Context } from '../context.ts';
import { toErrorsByField, toExpectedError } from '../errors.ts';
import { assertAccess, type AccessRule } from '../access.ts';
import { isAdmin, isEditor, isInvestor, isMember } from '../viewer.ts';
import type { PlainView } from './pages.ts';
import { withoutProof } from './same-origin.ts';
import { declareAccess } from './route-access.ts';

// Forms for emergencies: the server renders them as HTML, without scripts, GraphQL and the editor.

/** What a server-rendered form needs of the server. */
export interface PlainFormOptions {
  contextFor: (request: Request) => Context;
  show: (request: Request, response: Response, view: PlainView, status?: number) => Promise<void>;
  /** The time zone of the sender's account. Null if they chose none. */
  readZone: (context: Context) => Promise<string | null>;
  /** After it, the next page shows the change. */
  refresh: () => Promise<void>;
}

/** Room for the longest text with every character escaped in a form: three bytes, each written as `%E2`. */
const FORM_BYTES = 2_000_000;
const parse = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 40, inflate: false });

/** The typed text with stored line ends, and without characters that the database rejects. */
export function readTypedValues(request: Request): Record<string, string> {
  const entries = Object.entries((request.body ?? {}) as Record<string, unknown>);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name, value.replace(/\r\n?/g, '\n').replaceAll('\0', '')]));
}

/** The signed-in user, whose name, navigation and time zone a page shows. */
export async function describePerson({ readZone }: PlainFormOptions, context: Context): Promise<PlainView['person']> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return null;
  const rights = { canAdminister: isAdmin(viewer), canEdit: isEditor(viewer), isInvestor: isInvestor(viewer) };
  return { name: viewer.name, ...rights, timeZone: await readZone(context) };
}

/**
 * Pages that members can know of: the guard has redirected visitors to the sign-in page, and other members get "not
 * allowed".
 */
export const editorsOnly =
  ({ contextFor }: PlainFormOptions): RequestHandler =>
  (request, _response, next) =>
    next(isEditor(contextFor(request).viewer) ? undefined : 'router');

/**
 * The first handlers of a form: they check the rights of its sender, and then read its fields. Of a form that is
 * refused, only the text is read, to send it again.
 */
export const parseForm = (
  options: PlainFormOptions,
  rule: Exclude<AccessRule, 'public'> = 'editor',
): RequestHandler[] => [
  declareAccess(rule, (request, response, next) => {
    const { viewer } = options.contextFor(request);
    try {
      assertAccess(viewer, rule);
      return next();
    } catch (error) {
      if (!toExpectedError(error)) throw error;
    }
    const status = isMember(viewer) ? 403 : 401;
    const show = () => {
      const view = status === 403 ? ({ page: 'refused', person: null } as const) : makeResendView(request, SIGNED_OUT);
      options.show(request, response, view, status).catch(next);
    };
    parse(request, response, show);
  }),
  parse,
];

const SIGNED_OUT =
  'You are no longer signed in. Sign in with the link below in another tab, then come back and send the form again.';

/** If the server cannot process the form now, it sends the typed text back as a form to send again. */
const makeResendView = (request: Request, message: string): PlainView => ({
  page: 'resend',
  person: null,
  message,
  action: withoutProof(request.originalUrl),
  values: readTypedValues(request),
});

/** Shows the form again with its errors, for errors that the sender can fix. `keepForms` handles the others. */
export const goBack =
  (
    again: (request: Request, response: Response, failure: { status: number; form: PlainForm }) => Promise<void>,
  ): ErrorRequestHandler =>
  (error, request, response, next) => {
    const expected = toExpectedError(error);
    const isFixable = expected?.code === 'BAD_USER_INPUT' || expected?.code === 'CONFLICT';
    if (!isFixable || request.method !== 'POST' || response.headersSent) return next(error);
    const errors = toErrorsByField(expected.fields);
    const form = { message: expected.message, errors, values: readTypedValues(request) };
    again(request, response, { status: expected.status, form }).catch(next);
  };

/** Returns the typed text after any failure of a server-rendered form, even if the session could not be read. */
export const keepForms =
  (options: PlainFormOptions): ErrorRequestHandler =>
  (error, request, response, next) => {
    const isForm = request.method === 'POST' && request.path.toLowerCase().startsWith('/admin/');
    if (!isForm || response.headersSent) return next(error);
    const expected = toExpectedError(error);
    const status = expected?.status ?? (Number((error as { status?: unknown }).status) || 500);
    const {
      requestId,
      services: { log },
    } = options.contextFor(request);
    if (status >= 500 && !expected) log.error({ err: error }, 'a request failed unexpectedly');
    const message = expected?.message ?? describeFailure(status, requestId);
    const show = () => void options.show(request, response, makeResendView(request, message), status).catch(next);
    // Without the session of its sender, the form was not read.
    if (request.body === undefined && status >= 500) parse(request, response, show);
    else show();
  };

const describeFailure = (status: number, requestId: string): string => {
  if (status === 413)
    return 'The form is larger than 2 MB and was not read. Go back one page: the form still contains your text.';
  return status < 500 ? 'This request could not be read.' : `Something went wrong here. Please quote ${requestId}.`;
};

/** A form with its message, its errors by field, and its values. */
export interface PlainForm {
  message: string | null;
  errors: Record<string, string>;
  values: Record<string, string>;
}
