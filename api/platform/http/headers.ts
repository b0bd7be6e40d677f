import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Env } from '../env.ts';

/**
 * Scripts run only from files of this origin, except the inline ones whose hashes are listed; so do styles: cached pages are the same
 * bytes for all visitors and cannot carry nonces. The only policy of Trusted Types is the one that names the
 * service worker (web/offline/plug.ts), so our code and libraries cannot turn text into markup in the browser.
 */
export function contentSecurityPolicy(
  env: Env,
  inlineScripts: string[],
  styleHash: string | null = null,
): [name: string, value: string] {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  // The only other origin that can be allowed: that of a session recorder, if the operator connected one.
  const recorder = env.RECORDER_URL ? [new URL(env.RECORDER_URL).origin] : [];
  const policy = [
    // Firefox applies only this line to prefetched pages and pictures. Every kind of content has a line of its own below,
    // so it decides nothing else.
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...recorder].join(' '),
    `style-src 'self'${styleHash ? ` ${styleHash}` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...recorder].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "media-src 'none'",
    "frame-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ];
  return ['Content-Security-Policy', policy.join('; ')];
}

/** Sent with every answer. A page with inline styles has a content security policy of its own. */
export function securityHeaders(env: Env, inlineScripts: string[]): [name: string, value: string][] {
  return [
    // Vite's dev server injects scripts of its own. The built site follows the policy, also in tests.
    ...(env.NODE_ENV === 'development' ? [] : [contentSecurityPolicy(env, inlineScripts)]),
    ...fileHeaders(env),
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ];
}

/**
 * Sent with the built files. The other headers concern documents: a script, a font or a picture on a page ignores them,
 * and they are 900 bytes for each file.
 */
export function fileHeaders(env: Env): [name: string, value: string][] {
  const hsts: [string, string] = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];
  return [
    ...(env.PUBLIC_URL.startsWith('https:') ? [hsts] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

export function applyHeaders(response: ServerResponse, headers: [name: string, value: string][]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
