import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import { afterEach, expect, it } from 'vitest';
import { StreamResponse } from './stream.response.ts';

/** Long, so that few events fit between the server and a reader. */
const EVENT = 'x'.repeat(100_000);
const PATIENCE_MS = 300;

const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A server that sends events as fast as its reader takes them, and what it holds for this reader. */
async function open() {
  const state = { events: 0, bytesHeld: 0 };
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const server = http.createServer((_request, response) => {
    let isOpen = true;
    const out = new StreamResponse(response as Response, () => (isOpen = false), PATIENCE_MS);
    const send = async () => {
      out.begin();
      while (isOpen) {
        const sent = out.next(`cursor${state.events}`, { data: { text: EVENT } });
        state.bytesHeld = Math.max(state.bytesHeld, response.writableLength);
        await sent;
        state.events += 1;
      }
      end();
    };
    void send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve) => http.get({ port, agent: false }, resolve));
  answer.on('error', () => undefined);
  return { state, isOver, answer };
}

it('a client that does not read its stream is disconnected, and the server buffers at most one event for it', async () => {
  const { state, isOver, answer } = await open();
  answer.pause();
  await isOver;
  expect(state.bytesHeld).toBeLessThan(2 * EVENT.length);
  // The rest is in the buffers of the two systems' connection.
  expect(state.events).toBeLessThan(200);
});

it('a client that disconnects before the first event ends the stream', async () => {
  let hasEnded = () => {};
  const ended = new Promise<void>((resolve) => (hasEnded = resolve));
  const server = http.createServer((_request, response) => {
    response.once('close', () => {
      new StreamResponse(response as Response, hasEnded);
    });
    reader.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const reader = http.get({ port, agent: false }).on('error', () => undefined);
  await expect(ended).resolves.toBeUndefined();
});

it('a client that disconnects in the middle of an event ends the stream', async () => {
  const { state, isOver, answer } = await open();
  await new Promise((resolve) => answer.once('data', resolve));
  answer.destroy();
  await isOver;
  expect(state.bytesHeld).toBeLessThan(2 * EVENT.length);
});
