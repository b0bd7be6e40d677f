import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '#api/platform/postgres/postmaster.ts';
import { type Service, start } from '../processes.ts';

export interface Proxy extends Service {
  /** A URL with new connections for each request, which is nginx's default, and one that keeps connections open. */
  urls: [string, string];
}

/** Ports of the proxy, which the servers need to know before it starts. */
export async function reserveEntries(): Promise<[number, number]> {
  return [await findFreePort(), await findFreePort()];
}

/** Starts nginx, which sends each request to the next server. */
export async function startProxy(folder: string, entries: [number, number], servers: number[]): Promise<Proxy> {
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, createConfiguration(folder, entries, servers));
  const args = ['-c', file, '-p', folder, '-e', path.join(folder, 'nginx-error.log')];
  const service = await start({ command: 'nginx', args, port: entries[0] });
  return { ...service, urls: [`http://127.0.0.1:${entries[0]}`, `http://127.0.0.1:${entries[1]}`] };
}

function createConfiguration(folder: string, entries: [number, number], servers: number[]): string {
  const upstreams = servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
  const proxy = `proxy_set_header Host 127.0.0.1:${entries[0]}; proxy_set_header X-Forwarded-For $remote_addr;
    add_header X-Server $upstream_addr always;`;
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000; client_max_body_size 20m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream closing { ${upstreams} }
  upstream kept { ${upstreams} keepalive 32; }
  server { listen 127.0.0.1:${entries[0]}; location / { proxy_pass http://closing; ${proxy} } }
  server {
    listen 127.0.0.1:${entries[1]};
    location / { proxy_pass http://kept; proxy_http_version 1.1; proxy_set_header Connection ""; ${proxy} }
  }
}
`;
}
