import { Router } from 'express';
import type { Env } from '#api/platform/env.ts';
import { readStoredProof } from './proof.read.service.ts';

/** The signed file, for `npx portal proof verify`. */
export function proofRoutes(env: Env): Router {
  const router = Router();
  router.get('/proof.json', async (_request, response) => {
    const stored = await readStoredProof(env);
    if (stored.state !== 'VALID')
      return void response.status(404).type('text/plain').send('This server has no proof. Run npm run proof.');
    response.set('Cache-Control', 'public, no-cache').type('application/json').send(stored.text);
  });
  return router;
}
