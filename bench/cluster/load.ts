import http from 'node:http';

const CLIENTS = 6;
const QUERY = JSON.stringify({ query: '{ articles(first: 1) { nodes { id } } }' });

/** The number of answers by method and status, or by the reason why there was none. */
export type Answers = Record<string, number>;

/** Sends at least this number of requests to the URLs in turn, and more until the work has ended. */
export async function sendDuring(urls: string[], atLeast: number, work: Promise<unknown>): Promise<Answers> {
  const agent = new http.Agent({ keepAlive: true });
  const answers: Answers = {};
  let [sent, isOver] = [0, false];
  const watched = work.finally(() => (isOver = true));
  const client = async () => {
    while (!isOver || sent < atLeast) {
      const number = sent++;
      const result = await send(agent, urls[Math.floor(number / 2) % urls.length]!, number % 2 === 0);
      answers[result] = (answers[result] ?? 0) + 1;
    }
  };
  await Promise.all([watched, ...Array.from({ length: CLIENTS }, client)]);
  agent.destroy();
  return answers;
}

function send(agent: http.Agent, url: string, isPost: boolean): Promise<string> {
  const method = isPost ? 'POST' : 'GET';
  const headers = isPost ? { 'content-type': 'application/json', 'content-length': QUERY.length } : {};
  return new Promise((resolve) => {
    const request = http.request(
      `${url}${isPost ? '/graphql' : '/resources'}`,
      { agent, method, headers },
      (response) => {
        response.resume().on('end', () => resolve(`${method} ${response.statusCode}`));
        response.on('error', (error) => resolve(`${method} ${error.message}`));
      },
    );
    request.on('error', (error) => resolve(`${method} ${error.message}`));
    request.end(isPost ? QUERY : undefined);
  });
}
