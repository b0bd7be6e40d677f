import { createServer, type Server } from 'node:http';
import type { ViteDevServer } from 'vite';

interface DevelopmentVite {
  vite: ViteDevServer;
  /** Never listens. The server of the site passes on requests to upgrade to a WebSocket, which reports changes. */
  sockets: Server;
}

let opened: Promise<DevelopmentVite> | undefined;

/** The one Vite server of this process. */
export const openVite = (): Promise<DevelopmentVite> => (opened ??= createVite());

async function createVite(): Promise<DevelopmentVite> {
  // Installed only where the site is developed.
  const vite = await import('vite');
  const sockets = createServer();
  // On the port of the site: two servers, of which one waits for a restart, cannot share a port of their own.
  return {
    vite: await vite.createServer({ server: { middlewareMode: true, ws: { server: sockets } }, appType: 'custom' }),
    sockets,
  };
}
