import express, { type Request, Router } from 'express';
import { invitationForm } from '#graphql/invitation-validation.ts';
import { clearLink } from '../account-links/account-link.service.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { toErrorsByField, toExpectedError } from '#api/platform/errors.ts';
import { leaveNotice } from '#api/platform/http/notice.ts';
import { readTypedValues } from '#api/platform/http/plain.ts';
import { noStore, read } from '#api/platform/http/rest.ts';
import { openToAll } from '#api/platform/http/route-access.ts';
import { acceptInvitation } from './invitation.accept.service.ts';

interface Options {
  env: Env;
  secrets: string[];
  contextFor: (request: Request) => Context;
}

/** The form of an invitation, with or without JavaScript. The cookie of the opened link has the secret. */
export function invitationForms({ env, secrets, contextFor }: Options): Router {
  const router = Router();
  const fields = express.urlencoded({ extended: false, limit: 20_000, parameterLimit: 10, inflate: false });
  router.post('/invitation', openToAll(), noStore, fields, async (request, response) => {
    const context = contextFor(request);
    try {
      await acceptInvitation(context, context.browser.links.invitation ?? '', read(invitationForm, request.body ?? {}));
    } catch (error) {
      const expected = toExpectedError(error);
      if (!expected) throw error;
      const { name, username } = readTypedValues(request);
      const values = { ...(name !== undefined && { name }), ...(username !== undefined && { username }) };
      const errors = toErrorsByField(expected.fields);
      leaveNotice(response, env, secrets, { form: 'invitation', message: expected.message, errors, values });
      return response.redirect(303, '/invitation');
    }
    clearLink(response, env, 'invitation');
    return response.redirect(303, '/investor');
  });
  return router;
}
