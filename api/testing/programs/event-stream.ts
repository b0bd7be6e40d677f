import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { eventually } from '../eventually.ts';

/** An open stream of events, as `EventSource` reads it. */
export interface OpenStream {
  status: number;
  headers: Headers;
  /** The events so far. */
  events: EventSourceMessage[];
  /** The ids of the objects that changed, of all events so far. */
  nodeIds: () => string[];
  /** The codes of the errors in the events so far. */
  codes: () => string[];
  /** Waits for this number of events and returns the id of the last one. */
  take: (count: number) => Promise<string>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close: () => void;
  /** The body of a refusal. */
  refusal: { code: string; message: string; requiredScope?: string | null } | null;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Opens a subscription by POST. `send` adds the cookies or the token of the reader. */
export async function openStream(
  send: Send,
  url: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const closing = new AbortController();
  const response = await send(`${url}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query }),
    signal: closing.signal,
  });
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const isOpen = response.status === 200;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body!) parser.feed(decoder.decode(part, { stream: true }));
  };
  return {
    status: response.status,
    headers: response.headers,
    ended: isOpen ? read().catch(() => undefined) : Promise.resolve(),
    close: () => closing.abort(),
    refusal: isOpen
      ? null
      : await response.json().then(({ errors: [{ message, extensions }] }) => ({ message, ...extensions })),
    ...readEvents(events),
  };
}

/** Opens a subscription on a connection whose reader takes only the head of the answer. */
export async function openSilently(url: string, token: string, query: string): Promise<Socket> {
  const { host, port } = new URL(url);
  const body = JSON.stringify({ query });
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => undefined);
  const lines = [
    'POST /graphql/stream HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Accept: text/event-stream',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(String(head));
  socket.pause();
  return socket;
}

function readEvents(events: EventSourceMessage[]): Pick<OpenStream, 'events' | 'nodeIds' | 'codes' | 'take'> {
  const results = () => events.filter(({ event }) => event === 'next').map(({ data }) => JSON.parse(data));
  const readChanges = (data: object) => Object.values(data) as { nodeId: string }[];
  return {
    events,
    nodeIds: () => results().flatMap(({ data }) => (data ? readChanges(data).map(({ nodeId }) => nodeId) : [])),
    codes: () =>
      results()
        .flatMap(({ errors }) => errors ?? [])
        .map(({ extensions }) => extensions.code),
    take: (count) =>
      eventually(() => {
        if (events.length < count) throw new Error(`${events.length} of ${count} events`);
        return events[count - 1]!.id ?? '';
      }),
  };
}
