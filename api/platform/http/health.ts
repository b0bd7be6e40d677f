import type { Express } from 'express';

/**
 * `/livez` reports that the process answers. `/readyz` reports that it can work: the database answers and no stop has
 * begun.
 */
export function addHealth(app: Express, isReady: () => Promise<boolean>): void {
  app.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain').send('ok');
  });
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady();
    response.set('Cache-Control', 'no-store').type('text/plain');
    if (!ready) response.set('Retry-After', '5');
    response.status(ready ? 200 : 503).send(ready ? 'ok' : 'not ready');
  });
}
