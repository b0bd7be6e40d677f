import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { toDestination } from '#graphql/local-path.ts';
import { loginForm, registerForm } from '#graphql/validation.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { toErrorsByField, toExpectedError } from '#api/platform/errors.ts';
import { readTypedValues } from '#api/platform/http/plain.ts';
import { noStore, read } from '#api/platform/http/rest.ts';
import { openToAll } from '#api/platform/http/route-access.ts';
import { leaveNotice } from '#api/platform/http/notice.ts';
import { authPath } from './auth.paths.ts';
import { register } from './registration.service.ts';
import { login, logout } from './sign-in.service.ts';

interface Options {
  env: Env;
  secrets: string[];
  contextFor: (request: Request) => Context;
}

type Form = 'login' | 'register';

const PENDING = 'Your account has been created and is pending approval';
/** A field of the form that is not validated: the path to open after sign-in. */
const getFields = (request: Request): Record<string, unknown> => {
  const { next: _next, ...fields } = (request.body ?? {}) as Record<string, unknown>;
  return fields;
};
const getNext = (request: Request): unknown => (request.body as { next?: unknown } | undefined)?.next;

/** Sign-in and registration as plain HTML forms, for browsers without JavaScript. Every answer is a redirect. */
export function accountForms({ env, secrets, contextFor }: Options): Router {
  const router = Router();
  const fields = express.urlencoded({ extended: false, limit: 20_000, parameterLimit: 20, inflate: false });
  router.post('/auth/login', openToAll(), noStore, fields, async (request, response) => {
    const { recoveryCode, ...input } = read(loginForm, getFields(request));
    await login(contextFor(request), { ...input, code: input.code || recoveryCode });
    response.redirect(303, toDestination(getNext(request)));
  });
  router.post('/auth/register', openToAll(), noStore, fields, async (request, response) => {
    const { confirmPassword: _confirmed, ...input } = read(registerForm, getFields(request));
    await register(contextFor(request), input);
    const { username } = input;
    leaveNotice(response, env, secrets, { form: 'registered', message: PENDING, errors: {}, values: { username } });
    response.redirect(303, authPath('login', getNext(request)));
  });
  router.post('/auth/logout', openToAll(), noStore, signOut(contextFor));
  router.use('/auth/login', goBack('login', env, secrets));
  router.use('/auth/register', goBack('register', env, secrets));
  return router;
}

const signOut =
  (contextFor: Options['contextFor']): RequestHandler =>
  async (request, response) => {
    await logout(contextFor(request));
    response.redirect(303, '/auth');
  };

/** Redirects to the form with the errors and the typed values. */
const goBack =
  (form: Form, env: Env, secrets: string[]): ErrorRequestHandler =>
  (error, request, response, next) => {
    const expected = toExpectedError(error);
    if (!expected) return next(error);
    const errors = toErrorsByField(expected.fields);
    leaveNotice(response, env, secrets, { form, message: expected.message, errors, values: readShownValues(request) });
    response.redirect(303, authPath(form, getNext(request)));
  };

/** The values that the form shows again: no passwords, and only its own fields. */
function readShownValues(request: Request): Record<string, string> {
  const { next: _next, ...values } = readTypedValues(request);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}
