import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';
import { anonymous } from './viewer.ts';

const refuseSession = async (): Promise<never> => {
  throw new Error('A shared page cannot start or end a session.');
};

/** What identifies nobody. */
const noIdentity = () =>
  ({
    viewer: anonymous,
    notice: null,
    links: {},
    session: { id: null, viewer: anonymous, adopt: refuseSession, drop: refuseSession },
    device: { idFor: () => null, remember: () => undefined },
  }) satisfies Partial<Context>;

/** The context of a page that everyone gets: no identity, nothing that cookies brought. */
export const asVisitor = (context: Context): Context => ({ ...context, ...noIdentity() });

export type VisitorContextParts = Pick<Context, 'env' | 'log' | 'em' | 'secrets'>;

/** The context of work that no request asked for: it sees what every visitor sees. */
export function createVisitorContext({ env, log, em, secrets }: VisitorContextParts): Context {
  return {
    ...noIdentity(),
    env,
    log,
    secrets,
    em,
    requestId: randomUUID(),
    origin: env.PUBLIC_URL,
    client: { address: '127.0.0.1', device: 'This server' },
  };
}
