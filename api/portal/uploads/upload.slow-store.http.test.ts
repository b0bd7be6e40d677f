import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { useDocumentSite } from '#api/testing/document-site.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { openS3Rig, type S3Rig } from '#api/testing/s3-rig.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { makePdf } from '#api/testing/upload-files.ts';
import { UploadReceiveTestListDocument as LIST } from '#graphql/generated/tests-portal-uploads.ts';

// A store that answers late, such as one in another data center, makes its own requests wait and no others.

const settings: Record<string, string> = {};
let rig: S3Rig;
beforeAll(async () => {
  rig = await openS3Rig();
  settings['STORAGE_URL'] = rig.url;
});
const { site, admin, url, send } = useDocumentSite(settings);
afterAll(() => rig.close());

/** More than the pool has connections. */
const PARTS = 10;
const PART = Buffer.alloc(1_000, 'x');

async function begin(): Promise<string> {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="plan.pdf"',
    'upload-complete': '?0',
    'upload-length': String(2 * PART.length),
  };
  return (await admin.fetch(`${url()}/uploads`, { method: 'POST', headers })).headers.get('location')!;
}

const append = (address: string) =>
  admin.fetch(url() + address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/partial-upload', 'upload-offset': '0' },
    body: new Uint8Array(PART),
  });

/** Lets the store keep what is put waiting until `answer` is called. */
function holdStore() {
  let waiting = 0;
  let answer = () => undefined as void;
  const promise = new Promise<void>((resolve) => (answer = resolve));
  rig.delay = ({ method }) => {
    if (method !== 'PUT') return Promise.resolve();
    waiting += 1;
    return promise;
  };
  onTestFinished(() => {
    answer();
    delete rig.delay;
  });
  return { answer, countWaiting: () => waiting };
}

it('an administrator whose parts and files wait for a slow store keeps nobody else from the database', async () => {
  const addresses: string[] = [];
  for (let count = 0; count < PARTS; count += 1) addresses.push(await begin());
  const { answer, countWaiting } = holdStore();
  const sentParts = addresses.map(append);
  const sentFile = send(await makePdf(1), 'report.pdf', { type: 'application/pdf' });
  await eventually(() => expect(countWaiting()).toBe(PARTS + 1));
  const readers = Array.from({ length: PARTS }, () => admin.run(url(), LIST));
  const lists = await Promise.all(readers);
  expect(lists.map(({ code }) => code)).toEqual(lists.map(() => undefined));
  expect((await new TestBrowser().fetch(`${url()}/readyz`)).status).toBe(200);
  const inTransaction =
    "select pid from pg_stat_activity where datname = current_database() and state like 'idle in %'";
  expect(await query(site.em(), inTransaction)).toEqual([]);
  expect(countWaiting()).toBe(PARTS + 1);
  answer();
  const answers = await Promise.all(sentParts);
  expect(answers.map(({ status, headers }) => [status, headers.get('upload-offset')])).toEqual(
    addresses.map(() => [204, String(PART.length)]),
  );
  expect((await sentFile).status).toBe(201);
});
