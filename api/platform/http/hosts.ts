import type { Request } from 'express';
import type { Env } from '../env.ts';

/** The site's own origin: what the operator said, and where they said nothing, what this request was sent to. */
export const originOf = (env: Env, request: Request): string =>
  env.hasPublicUrl ? env.PUBLIC_URL : `${request.protocol}://${request.get('host') ?? ''}`;
