import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './bench.ts';
import { type Service, start } from './processes.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Headers that nginx writes itself or that must not appear twice. */
const ITS_OWN = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'content-type',
]);

/**
 * Starts nginx with one worker and the page as a precompressed file with the same headers as our response, as the
 * baseline for serving the same bytes. Null if nginx or its module for such files is not installed: without the module it
 * would send four times the bytes, and seem slower than it is.
 */
export async function startNginx(bench: Bench, page: Response, html: Buffer, brotli: Buffer): Promise<Service | null> {
  if (spawnSync('nginx', ['-v']).status !== 0 || !existsSync(BROTLI)) return null;
  const root = path.join(bench.folder, 'nginx');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'page.html'), html);
  writeFileSync(path.join(root, 'page.html.br'), brotli);
  const headers = [...page.headers].filter(([name]) => !ITS_OWN.has(name));
  return bench.service('nginx', (port) => {
    const file = path.join(root, 'nginx.conf');
    writeFileSync(file, createConfiguration(root, port, headers));
    return start({ command: 'nginx', args: ['-c', file, '-p', root, '-e', path.join(root, 'error.log')], port });
  });
}

function createConfiguration(root: string, port: number, headers: [string, string][]): string {
  return `load_module ${BROTLI};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${root}/pid;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nodelay on; keepalive_requests 1000000; etag on;
  open_file_cache max=100 inactive=60s; types { text/html html; } charset utf-8;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${root};
    location = /page.html {
      brotli_static on;
      ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n      ')}
    }
  }
}
`;
}
