import { createServer, type Server } from 'node:http';
import type { ViteDevServer } from 'vite';

interface DevelopmentVite {
  vite: ViteDevServer;
  /** Does not listen on a port. The server of the site forwards upgrades to a WebSocket, which reports changes. */
  sockets: Server;
}

let viteServer: Promise<DevelopmentVite> | undefined;

/** The one Vite server of this process. */
export const openVite = (): Promise<DevelopmentVite> => (viteServer ??= createVite());

async function createVite(): Promise<DevelopmentVite> {
  // Installed only for development.
  const vite = await import('vite');
  const sockets = createServer();
  // It uses the port of the site, because two servers, of which one waits for a restart, cannot share another port.
  return {
    vite: await vite.createServer({ server: { middlewareMode: true, ws: { server: sockets } }, appType: 'custom' }),
    sockets,
  };
}
