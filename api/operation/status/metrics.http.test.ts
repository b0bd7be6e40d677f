import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#api/platform/root.ts';
import { useSite } from '#api/testing/site.ts';

const site = useSite(1, { METRICS_PORT: '0' }, { jobs: 'all' });

const readMetrics = async (url = '/metrics') => fetch(`http://127.0.0.1:${site.servers[0]!.metricsPort}${url}`);

it('Prometheus reads the durations of requests by route and the facts of the status page', async () => {
  await fetch(`${site.urls[0]}/livez?email=ines@fund.example`);
  await fetch(`${site.urls[0]}/calendar/ines.ics`);
  await fetch(`${site.urls[0]}/nowhere?name=ines`);
  await fetch(`${site.urls[0]}/investor/documents/ines`, { redirect: 'manual' });
  await fetch(`${site.urls[0]}/graphql`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const answer = await readMetrics();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const count = (method: string, route: string, status: number) =>
    `site_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
  for (const line of [count('GET', '/livez', 200), count('GET', 'other', 200), count('POST', '/graphql', 400)])
    expect(text).toContain(line);
  for (const line of [
    'site_status_level{item="email"} 0',
    'site_database_up 1',
    'site_job_failures{job="sending mail"} 0',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/_count\{method="GET",route="\/investor\/\*",status="30\d"\} 1/);
  expect(text).not.toMatch(/ines\b/);
  expect((await readMetrics('/')).status).toBe(404);
  expect(await (await fetch(`${site.urls[0]}/metrics`)).text()).not.toContain('site_database');
});

it.each(['ops/prometheus/alerts.yml', 'ops/grafana/dashboard.json'])('%s uses metrics that exist', async (file) => {
  const text = await readFile(path.join(projectRoot, file), 'utf8');
  const exported = (await (await readMetrics()).text()).match(/^# TYPE (\w+)/gm)!.map((line) => line.slice(7));
  const used = new Set(text.match(/\b(?:site|process|nodejs)_\w+/g));
  expect(used.size).toBeGreaterThan(5);
  const missing = [...used].filter((name) => !exported.includes(name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(missing).toEqual([]);
});
