import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    stream: boolean;
    max_tokens: number;
    messages: { role: string; content: string }[];
    response_format?: unknown;
    tools?: unknown;
  };
  /** The content of the user message: passages and questions. */
  prompt: { passages: { number: number; text: string }[]; earlierQuestions: string[]; question: string };
}

/** The behavior of the model server for a request. `send` writes events as an OpenAI-compatible server does. */
export type Script = (request: ModelRequest, reply: Reply) => void | Promise<void>;

export interface Reply {
  response: ServerResponse;
  /** Streams a text in small chunks and keeps the stream open. */
  send: (text: string, pieces?: number) => void;
  /** Streams sentences in the JSON format of the schema and ends the stream. */
  answer: (sentences: readonly (readonly [text: string, ...citations: number[]])[]) => void;
  end: () => void;
  refuse: (status: number, body?: object, headers?: Record<string, string>) => void;
  json: (body: object) => void;
}

/** The behavior of the model server for a request for embeddings. */
export type EmbedScript = (texts: readonly string[], reply: Reply) => void;

export interface ModelServer {
  url: string;
  requests: ModelRequest[];
  /** The texts of each request for embeddings. */
  embedded: string[][];
  /** As many servers do, it offers no embeddings unless a test sets this. */
  embed: EmbedScript;
  /** The number of requests in progress. */
  open: number;
  script: Script;
  close: () => void;
}

/** A server that speaks the protocol of OpenAI-compatible servers and answers as its script says. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const server = createServer((request, response) => {
    model.open += 1;
    response.once('close', () => (model.open -= 1));
    response.on('error', () => undefined);
    void readBody(request).then((body) => {
      if (request.url?.endsWith('/embeddings')) {
        const { input } = body as { input: string[] };
        model.embedded.push(input);
        return model.embed(input, createReply(response));
      }
      const read = toModelRequest(request, body as ModelRequest['body']);
      model.requests.push(read);
      return model.script(read, createReply(response));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    embedded: [],
    embed: (_texts, { refuse }) => refuse(404),
    open: 0,
    script: quoteFirstPassage,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return model;
}

/** Answers with the first three sentences of the first passage, so that the citations are correct. */
export const quoteFirstPassage: Script = ({ prompt }, { answer }) => {
  const sentences = prompt.passages[0]?.text.match(/[^.!?]+[.!?]/g) ?? [];
  answer(sentences.slice(0, 3).map((text) => [text.trim(), 1] as const));
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function toModelRequest({ url, headers }: IncomingMessage, body: ModelRequest['body']): ModelRequest {
  const prompt = JSON.parse(body.messages.at(-1)!.content) as ModelRequest['prompt'];
  return { path: url ?? '', headers, body, prompt };
}

/** Answers with these vectors as an OpenAI-compatible server does. */
export const toEmbeddings = (vectors: readonly (readonly number[])[]) => ({
  object: 'list',
  data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
});

export const toEvent = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

function createReply(response: ServerResponse): Reply {
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  };
  const send: Reply['send'] = (text, pieces = 5) => {
    begin();
    for (let at = 0; at < text.length; at += pieces) response.write(toEvent(text.slice(at, at + pieces)));
  };
  const end = () => {
    begin();
    response.end(`${toEvent('', 'stop')}data: [DONE]\n\n`);
  };
  return {
    response,
    send,
    end,
    answer: (sentences) => {
      send(JSON.stringify({ sentences: sentences.map(([text, ...citations]) => ({ text, citations })) }));
      end();
    },
    refuse: (status, body = { error: { message: 'refused' } }, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body)),
    json: (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  };
}
