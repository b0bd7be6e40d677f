import { setTimeout as delay } from 'node:timers/promises';
import { type Script, startModelServer } from '#api/testing/model-server.ts';
import { getEnds, percentile } from '../compare.ts';
import { getResident } from '../cpu.ts';
import { get, run } from '../load.ts';
import type { Section } from '../row.ts';

const SECONDS = 8;
/** As many as the server runs, and those that it lets wait. */
const RUNNING = 4;
const VISITORS = RUNNING + 16;
const ANSWERS = 300;
const QUESTION = 'Does the system need an internet connection?';
const FLOOD = 'No sentence ends here and nothing is cited '.repeat(2_000);

/** Answers nothing and keeps the connection open. */
const hang: Script = () => undefined;

/** In turn: 10 MB without an end, half of a character and a closed connection, an error, and an answer. */
const misbehave = (): Script => {
  let turn = 0;
  return async ({ prompt }, { response, send, refuse, answer }) => {
    turn += 1;
    if (turn % 4 === 0) return answer([[prompt.passages[0]?.text.split('. ')[0] ?? '', 1]]);
    if (turn % 4 === 1) return refuse(500);
    if (turn % 4 === 2) {
      send('{"sentences":[{"text":"A sentence of the mod');
      return void response.write(Buffer.from([0xe2, 0x82]), () => response.destroy());
    }
    for (let part = 0; part < 115 && !response.destroyed; part += 1) {
      send(FLOOD, FLOOD.length);
      await delay(1);
    }
    response.destroy();
  };
};

async function askQuestion(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/chat/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: QUESTION }),
  });
  await answer.text();
}

/** What a language model that hangs or sends nonsense costs the other visitors, and the memory of the server. */
export const chatModel: Section = {
  name: 'chat-model',
  onRequest: true,
  async *rows(bench) {
    const model = await startModelServer();
    const { port, pid } = await bench.site('site', 'chat-model', 100_000, {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'stand-in',
    });
    await waitForPassages(port);
    await measurePages(port);
    const alone = await measurePages(port);
    model.script = hang;
    let isOver = false;
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (!isOver) await askQuestion(port);
    });
    // Questions cost CPU time before the model is called. The row measures the wait of 10 s for the model.
    while (model.open < RUNNING) await delay(10);
    const whileHanging = await measurePages(port);
    isOver = true;
    await Promise.all(visitors);
    yield {
      name: 'other pages while the model hangs, p99',
      ratio: whileHanging / alone,
      limit: `${alone.toFixed(1)} ms without, here ${whileHanging.toFixed(1)} ms`,
      goal: 1.2,
    };
    model.script = misbehave();
    const samples: number[] = [];
    for (let sent = 0; sent < ANSWERS; sent += 4) {
      await Promise.all([askQuestion(port), askQuestion(port), askQuestion(port), askQuestion(port)]);
      samples.push(getResident(pid));
    }
    model.close();
    await bench.stop('chat-model');
    const { early, late } = getEnds(samples);
    yield {
      name: `memory of the last third of ${ANSWERS} such answers, by the first`,
      ratio: late / early,
      limit: `${Math.round(early)} MB, here ${Math.round(late)} MB`,
      goal: 1.1,
    };
  },
};

/** Until all passages are indexed, the page answers an unknown question with another status. */
async function waitForPassages(port: number): Promise<void> {
  while ((await fetch(`http://127.0.0.1:${port}/chat?q=xylophone`)).status !== 200) await delay(250);
}

/** The p99 in milliseconds of pages that are answered from memory and of pages that are rendered. */
async function measurePages(port: number): Promise<number> {
  const times: number[] = [];
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' };
  let number = 0;
  const requests = Array.from({ length: 2_000 }, () =>
    get(number++ % 2 ? '/' : `/resources?search=word${number}`, headers),
  );
  const onAnswer = (_status: number, ms: number) => times.push(ms);
  await run({
    port,
    requests,
    count: Number.MAX_SAFE_INTEGER,
    seconds: SECONDS,
    connections: 3,
    pauseMs: 20,
    onAnswer,
  });
  return percentile(times, 0.99);
}
