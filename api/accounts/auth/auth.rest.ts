import { Readable } from 'node:stream';
import { Router, type Request } from 'express';
import { loginInput, registerInput } from '#graphql/validation.ts';
import { answerOnce } from '#api/platform/idempotency/answer-once.ts';
import type { Context } from '#api/platform/context.ts';
import { jsonBody, read, sendStream } from '#api/platform/http/rest.ts';
import { openToAll } from '#api/platform/http/route-access.ts';
import { exportOwnData, toCsv, toJson } from './account-export.service.ts';
import { readViewer, type UserRow } from '../users/user.service.ts';
import { register } from './registration.service.ts';
import { login, logout } from './sign-in.service.ts';

/** The four calls of the specification, kept unchanged, and a download. They use the same services as GraphQL. */
export function accountRest(contextFor: (request: Request) => Context): Router {
  const router = Router();
  router.get('/api/user', async (request, response) => {
    response.json(toViewerJson(await readViewer(contextFor(request))));
  });
  router.get('/api/user/export', async (request, response) => {
    const entries = await exportOwnData(contextFor(request));
    const csv = request.query['format'] === 'csv';
    response.attachment(csv ? 'my-data.csv' : 'my-data.json').type(csv ? 'text/csv' : 'json');
    await sendStream(response, Readable.from(csv ? toCsv(entries) : toJson(entries)));
  });
  router.post('/api/login', openToAll(), ...jsonBody, async (request, response) => {
    response.json(toViewerJson(await login(contextFor(request), read(loginInput, request.body))));
  });
  router.post('/api/register', openToAll(), ...jsonBody, async (request, response) => {
    const input = read(registerInput, request.body);
    await answerOnce(request, response, contextFor(request), JSON.stringify(input), async (context) => ({
      status: 201,
      body: toViewerJson(await register(context, input)),
    }));
  });
  router.post('/api/logout', openToAll(), async (request, response) => {
    await logout(contextFor(request));
    response.status(204).end();
  });
  return router;
}

const toViewerJson = ({ id, username, email, name, company, roles, status }: UserRow) => ({
  id,
  username,
  email,
  name,
  company,
  roles,
  status,
});
