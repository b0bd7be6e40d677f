import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readPageText } from '../api/portal/reading/render.ts';
import { openable, outlinedPdf } from '../api/testing/pdf-files.ts';
import { isLimited, limits } from './engine-limits.ts';
import { checkTable } from './engine-page.ts';
import { type Engine, openEngine } from './engines.ts';
import {
  ADMIN,
  approveAccount,
  openAdminPage,
  PASSWORD,
  registerAccount,
  sendOperation,
  test as base,
} from './people.ts';
import { addDocument, shareDocument } from './sharing.ts';
import { closeSite, expect, isHydrated, openSite, type Settings, type Site } from './site.ts';
import { getCode } from './totp.ts';

// What people do most, from beginning to end, in Firefox and WebKit.

const test = base.extend<{ adminPage: Page }>({
  adminPage: ({ browser, site }, use) => openAdminPage(browser, site).then(use),
});

async function signIn(engine: Engine, url: string, username: string, password: string): Promise<void> {
  await engine.open(`${url}/auth`);
  await engine.fill('textbox', '/^Username or email/', username);
  await engine.fill('password', 'Password', password);
  await engine.click('button', 'Sign In');
}

/**
 * A server between browser and site that holds back scripts while `isSlow`, and the page `/about`, so that one is still
 * loading when the browser leaves.
 */
async function openSlowRoute(site: string) {
  const route = { url: '', isSlow: false, close: () => server.close() };
  const server = createServer((question, answer) => {
    const pass = () => {
      const { hostname, port } = new URL(site);
      const { method, headers, url } = question;
      const passed = forward({ hostname, port, path: url, method, headers }, (response) => {
        answer.writeHead(response.statusCode!, response.headers);
        response.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      question.pipe(passed);
    };
    const isHeld = route.isSlow && /\.js$|^\/about$/.test(question.url!);
    if (isHeld) setTimeout(pass, question.url === '/about' ? 1_500 : 6_000);
    else pass();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  route.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return route;
}

declare global {
  interface Window {
    file: Blob;
  }
}

interface Journey {
  engine: Engine;
  site: Site;
  settings: Settings;
  page: Page;
  adminPage: Page;
}
const journeys = new Map<string, (journey: Journey) => Promise<void>>();
/** A test in each engine. */
const journey = (title: string, run: (journey: Journey) => Promise<void>) => journeys.set(title, run);
const NAMES = { firefox: 'Firefox', webkit: 'WebKit' };

journey(
  'a visitor who leaves while a page still loads gets the page that they chose last',
  async ({ engine, site }) => {
    const route = await openSlowRoute(site.url);
    await engine.open(`${route.url}/product`);
    route.isSlow = true;
    await engine.click('link', 'Solutions', 'header');
    await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/solutions');
    await engine.evaluate(() => void (location.href = '/about'));
    await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/about');
    await engine.see('A supplier that stays outside.');
    route.close();
  },
);

journey(
  'an applicant registers, is approved, signs in, finds a page, asks about it, downloads it, and signs out',
  async ({ engine, site, adminPage }) => {
    const { name } = engine;
    const username = `reads${name}`;
    await engine.open(`${site.url}/auth?tab=register`);
    await engine.fill('textbox', '/^Full name/', 'Rita Reader');
    await engine.fill('textbox', '/^Email/', `${username}@harborview.example`);
    await engine.fill('textbox', '/^Company/', 'Harborview Capital');
    await engine.fill('textbox', '/^Username/', username);
    await engine.fill('password', '/^Password/', PASSWORD);
    await engine.fill('password', '/^Confirm password/', PASSWORD);
    await engine.fill('textbox', '/^Reason for access/', 'We hold a position.');
    await engine.click('button', 'Create Account');
    await engine.see('pending approval');
    const id = await approveAccount(adminPage, username);
    const document = await addDocument(adminPage, `Report for ${name}`, Buffer.from(await outlinedPdf(8, [])));
    await shareDocument(adminPage, document, id, ['LIST', 'VIEW', 'DOWNLOAD']);

    await signIn(engine, site.url, username, PASSWORD);
    await engine.see('Welcome back');
    await engine.open(`${site.url}/investor/documents/${document}`);
    await engine.fill('searchbox', 'Find in document', 'page 7');
    await engine.press('Enter');
    await engine.see('1 of 1');
    // The field, the address and the question name the page that is found.
    await engine.find({ role: 'button', name: 'Ask about page 7' });
    await expect.poll(() => engine.evaluate(() => location.search)).toContain('page=7');
    expect(await engine.evaluate(() => (window.document.getElementsByName('page')[0] as HTMLInputElement).value)).toBe(
      '7',
    );
    await engine.click('button', 'Ask about page 7');
    await engine.fill('textbox', 'Your question', 'What does this page say?');
    await engine.click('button', 'Ask');
    await engine.see('What does this page say?');
    await engine.goto(`${site.url}/investor`);
    await engine.evaluate(() => history.back());
    await engine.see('Find in document');
    await engine.open(`${site.url}/investor/documents/${document}`);
    await engine.evaluate(() => {
      const makeUrl = URL.createObjectURL;
      URL.createObjectURL = (file) => {
        window.file = file as Blob;
        return makeUrl.call(URL, file);
      };
    });
    await engine.click('link', '/^Download/');
    await engine.see('Document downloaded');
    const received = await engine.evaluate(async () => Array.from(await window.file.bytes()));
    const saved = path.join(engine.downloads, 'report.pdf');
    await expect
      .poll(() => readFile(saved).catch(() => Buffer.of()), 'the file is saved as it came')
      .toEqual(Buffer.from(received));
    expect(await readPageText(openable(await readFile(saved)), 7)).toContain('Page 7 of the report');
    expect(await engine.evaluate(async () => (await fetch('/api/logout', { method: 'POST' })).ok)).toBe(true);
    await expect
      .poll(async () => {
        await engine.goto(`${site.url}/investor`);
        return engine.evaluate(() => location.pathname);
      })
      .toBe('/auth');
    expect(engine.readErrors()).toEqual([]);
  },
);

journey(
  'an editor writes in visual mode with a list, reloads with typed text, publishes, and a visitor reads it',
  async ({ engine, site }) => {
    const { name } = engine;
    await signIn(engine, site.url, ADMIN.username, ADMIN.password);
    await engine.see('Overview');
    await engine.open(`${site.url}/admin/articles/new`);
    await engine.fill('textbox', '/^Title/', `Written in ${name}`);
    await engine.fill('textbox', '/^Summary/', 'In one sentence.');
    if (await engine.isThere({ role: 'button', name: 'Visual' })) await engine.click('button', 'Visual');
    await engine.fill('textbox', '/^Text/', 'The first line of an article.');
    await engine.press('Enter');
    await engine.write('- one');
    await engine.press('Enter');
    await engine.write('two');
    await expect.poll(() => engine.evaluate(() => document.querySelectorAll('[contenteditable] li').length)).toBe(2);
    await engine.see('Saved');
    await engine.reload();
    await engine.see('two');
    await expect.poll(() => engine.evaluate(() => document.querySelectorAll('[contenteditable] li').length)).toBe(2);
    await engine.click('button', 'Publish now');
    await engine.see('Published');
    const visitor = await fetch(`${site.url}/resources/written-in-${name}`);
    expect(await visitor.text()).toContain('The first line of an article.');
    expect(engine.readErrors()).toEqual([]);
  },
);

journey(
  'an investor sets up an authenticator and signs in with its code',
  async ({ engine, site, adminPage, page }) => {
    const username = `coded${engine.name}`;
    await registerAccount(page, username, adminPage);
    await signIn(engine, site.url, username, PASSWORD);
    await engine.see('Welcome back');
    await engine.open(`${site.url}/investor/account`);
    await engine.click('button', 'Set up an authenticator');
    await engine.see('Secret:');
    const secret = await engine.evaluate(() =>
      [...document.querySelectorAll('form code')].map(({ textContent }) => textContent).find(Boolean)!,
    );
    // The code of the former 30 seconds is valid, too, so that the next one is another.
    await engine.fill('textbox', '/^Current code in the app/', getCode(secret, 1));
    await engine.click('button', 'Turn it on');
    await engine.click('button', 'I have saved the codes');
    await engine.click('button', '/^Signed in as/');
    await engine.click('button', 'Sign out');
    await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/auth');
    await signIn(engine, site.url, username, PASSWORD);
    await engine.fill('textbox', '/^Code of your authenticator/', getCode(secret));
    await engine.press('Enter');
    await engine.see('Welcome back');
    expect(engine.readErrors()).toEqual([]);
  },
);

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoNormal>From <b style='mso-bidi-font-weight:normal'>Word</b><o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Item of Word<o:p></o:p></p><!--EndFragment--></body></html>`;
const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold in Docs</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Item of Docs</span></p></li></ul></b>`;

journey('an editor adds a table, undoes a word, and pastes text of Word and Google Docs', async ({ engine, site }) => {
  await signIn(engine, site.url, ADMIN.username, ADMIN.password);
  await engine.see('Overview');
  await engine.open(`${site.url}/admin/articles/new`);
  await engine.fill('textbox', '/^Title/', `Pasted in ${engine.name}`);
  const count = (selector: string) =>
    engine.evaluate((parts) => document.querySelectorAll(`[contenteditable] ${parts}`).length, selector);
  const readMarkdown = () => engine.evaluate(() => document.querySelector('[contenteditable]')!.textContent);
  await engine.fill('textbox', '/^Text/', '/table');
  await engine.press('Enter');
  await expect.poll(() => count('table')).toBe(1);
  await engine.write('First cell');
  await engine.press('Tab');
  await engine.write('Second cell');
  await expect.poll(() => count(':is(th, td)')).toBeGreaterThan(3);
  await engine.press('Control+z');
  await expect.poll(readMarkdown).not.toContain('Second cell');
  await engine.write('Other cell');
  // Below the table.
  await engine.evaluate(() => {
    const last = document.querySelector('[contenteditable]')!.lastElementChild!;
    window.target = last;
  });
  await engine.press('Control+End');
  await engine.press('ArrowDown');
  await engine.press('ArrowDown');
  await engine.write('Below. ');
  await engine.press('Enter');
  await engine.paste(WORD);
  await engine.see('Item of Word');
  await engine.press('Enter');
  await engine.press('Enter');
  await engine.paste(GOOGLE_DOCS);
  await engine.see('Item of Docs');
  await engine.click('button', 'Markdown');
  await expect
    .poll(() => engine.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea[name=body]')?.value))
    .toMatch(
      /First cell \| Other cell[^]*Below\.[^]*From \*\*Word\*\*\n\n- Item of Word\n\n\*\*Bold in Docs\*\*\n\n- Item of Docs/,
    );
  expect(engine.readErrors()).toEqual([]);
});

journey('an administrator uploads files by choosing one and by dropping another', async ({ engine, site }) => {
  await signIn(engine, site.url, ADMIN.username, ADMIN.password);
  await engine.see('Overview');
  await engine.open(`${site.url}/investor/admin/documents`);
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'chosen-')), `chosen in ${engine.name}.txt`);
  await writeFile(file, 'Chosen.');
  await engine.evaluate(() => (window.target = document.querySelector('main input[type=file]')!) && undefined);
  await engine.attach(file);
  await engine.see(`chosen in ${engine.name}`);
  await engine.evaluate((name) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Dropped.'], name, { type: 'text/plain' }));
    for (const type of ['dragenter', 'dragover', 'drop'])
      document
        .querySelector('main')!
        .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, `dropped in ${engine.name}.txt`);
  await engine.see(`dropped in ${engine.name}`);
  expect(engine.readErrors()).toEqual([]);
});

journey(
  'an administrator creates an event by dragging over days, and moves it by mouse and by keyboard',
  async ({ engine, site, adminPage }) => {
    await signIn(engine, site.url, ADMIN.username, ADMIN.password);
    await engine.see('Overview');
    const [month, title] = engine.name === 'firefox' ? ['2033-05', 'Days in Firefox'] : ['2033-08', 'Days in WebKit'];
    const cell = (day: number) => `[data-cell="${month}-${day}"]`;
    const readCell = (day: number) =>
      engine.evaluate((selector) => document.querySelector(selector)?.textContent, cell(day));
    const readField = (name: string) =>
      engine.evaluate((label) => {
        const found = window.TestingLibraryDom.getByLabelText(document.body, label);
        return (found as HTMLInputElement).value;
      }, name);
    await engine.open(`${site.url}/investor/calendar?view=month&date=${month}-10`);
    await engine.find({ role: 'grid', name: '/./' });
    await engine.dragTo(cell(11), cell(12));
    await engine.fill('textbox', '/^Title/', title, '[role=dialog], dialog[open]');
    expect([await readField('First day'), await readField('Last day')]).toEqual([`${month}-11`, `${month}-12`]);
    await engine.click('button', 'Add event');
    await engine.see(`${title} was saved`);

    await engine.open(`${site.url}/investor/calendar?view=month&date=${month}-10`);
    await expect.poll(() => readCell(11)).toContain(title);
    await engine.dragTo(`${cell(11)} [data-event]`, cell(18));
    // The drop that no driver makes (see engine-limits.ts).
    await engine.evaluate((selector) => {
      const drop = { dataTransfer: new DataTransfer(), bubbles: true, cancelable: true };
      document.querySelector(selector)!.dispatchEvent(new DragEvent('drop', drop));
    }, cell(18));
    await engine.click('button', 'Move event');
    await engine.see(`${title} was moved`);
    await expect.poll(() => readCell(18)).toContain(title);

    await engine.evaluate(
      (selector) =>
        document.querySelector<HTMLElement>(`${selector} [data-event] a, ${selector} a[data-event]`)!.focus(),
      cell(18),
    );
    await engine.write('m');
    await engine.find({ role: 'button', name: 'Move event' });
    expect(await readField('New day')).toBe(`${month}-18`);
    // The dialog begins in the field.
    await engine.writeDate(month.slice(5), '22', '2033');
    await engine.press('Enter');
    await expect.poll(() => readCell(22)).toContain(title);
    const { events } = await sendOperation<{ events: { nodes: { title: string; startsWall: string }[] } }>(
      adminPage,
      'query ($filter: EventFilter) { events(first: 100, filter: $filter) { nodes { title startsWall } } }',
      { filter: { from: `${month}-01T00:00:00Z`, to: `${month}-28T00:00:00Z` } },
    );
    expect(events.nodes).toEqual([{ title, startsWall: `${month}-22` }]);
    await engine.reload();
    await expect.poll(() => readCell(22)).toContain(title);
    expect(await readCell(18)).not.toContain(title);
    expect(engine.readErrors()).toEqual([]);
  },
);

journey('an administrator types the date and time of an event', async ({ engine, site }) => {
  await signIn(engine, site.url, ADMIN.username, ADMIN.password);
  await engine.see('Overview');
  await engine.open(`${site.url}/investor/admin/events`);
  await engine.click('button', 'New event');
  const dialog = '[role=dialog], dialog[open]';
  await engine.fill('textbox', '/^Title/', `Typed in ${engine.name}`, dialog);
  const type = async (label: string, ...parts: string[]) => {
    await engine.evaluate((name) => {
      const found = window.TestingLibraryDom.getByLabelText(document.body, name);
      found.focus();
    }, label);
    await engine.writeDate(...parts);
  };
  await type('Starts', '03', '28', '2034', '03', '30', 'AM');
  await type('Ends', '03', '28', '2034', '04', '00', 'AM');
  await engine.click('button', 'Add event', dialog);
  await engine.see(`Typed in ${engine.name} was saved`);
  await engine.see('Mar 28, 2034');
  expect(engine.readErrors()).toEqual([]);
});

journey('a visitor pulls the plug, the server stops, and the chat still answers', async ({ engine, settings }) => {
  const own = await openSite(settings);
  await engine.open(`${own.url}/works-offline`);
  await engine.click('button', 'Pull the plug');
  await engine.see('0 bytes since');
  await own.stop();
  await engine.click('link', 'Ask a question offline');
  // The link loads the kept page. On a busy machine, keys that come before React has taken the page over are lost.
  await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/chat');
  await expect.poll(() => engine.evaluate(isHydrated)).toBe(true);
  await engine.fill('textbox', 'Your question', 'What if a disk is stolen?');
  await engine.press('Enter');
  await expect
    .poll(() => engine.evaluate(() => document.querySelector('[data-answer=quoted] mark') !== null))
    .toBe(true);
  await engine.open(`${own.url}/healthcare`);
  await expect.poll(() => engine.evaluate(() => document.querySelector('h1')?.textContent)).not.toBe('');
  await engine.goto(`${own.url}/investor/documents`);
  await engine.see('The investor portal and the admin area are never kept.');
  await closeSite(own);
});

journey('a visitor goes back and forward, and the page is where they left it', async ({ engine, site }) => {
  const readPlace = () => engine.evaluate(() => `${location.pathname} ${Math.round(scrollY / 10)}`);
  await engine.open(`${site.url}/technical-overview`);
  await engine.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
  await expect.poll(readPlace).toBe('/technical-overview 120');
  await engine.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')!.click());
  await expect.poll(readPlace).toBe('/privacy 0');
  await engine.evaluate(() => history.back());
  await expect.poll(readPlace).toBe('/technical-overview 120');
  await engine.evaluate(() => history.forward());
  await expect.poll(readPlace).toBe('/privacy 0');
  await engine.evaluate(() => history.go(-1));
  await expect.poll(readPlace).toBe('/technical-overview 120');
  expect(engine.readErrors()).toEqual([]);
});

journey('a visitor goes back and forward and reloads, and what they typed is still there', async ({ engine, site }) => {
  const text = `Typed in ${engine.name}`;
  const readField = () => engine.evaluate(() => (window.target as HTMLInputElement).value);
  for (const [place, name] of [
    ['/contact-us', '/^Message/'],
    ['/whitepaper', '/^Full name/'],
    ['/auth?tab=register', '/^Reason for access/'],
  ] as const) {
    const seeText = async () => {
      await engine.find({ role: 'textbox', name });
      await expect.poll(readField, `the text of ${place} is kept`).toBe(text);
    };
    await engine.open(site.url + place);
    await engine.fill('textbox', name, text);
    await engine.open(`${site.url}/privacy`);
    await engine.go('back');
    await seeText();
    await engine.go('forward');
    await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/privacy');
    await engine.go('back');
    await seeText();
    await engine.reload();
    await seeText();
  }
});

journey('a visitor of the home page reads each fact apart from its name', async ({ engine, site }) => {
  await engine.open(site.url);
  const gaps = await engine.evaluate(() =>
    [...document.querySelectorAll('main dl div')].flatMap((row) => {
      const [name, value] = [...row.children].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
      return name && value && value.top < name.bottom && value.width > 0 ? [Math.round(value.left - name.right)] : [];
    }),
  );
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThan(3);
});

journey(
  'a visitor who copies a page gets the description of a drawing in place of its labels',
  async ({ engine, site }) => {
    await engine.open(`${site.url}/government`);
    const copied = await engine.evaluate(() => {
      getSelection()!.selectAllChildren(document.querySelector('main')!);
      return getSelection()!.toString();
    });
    expect(copied.split('Plan of a facility with a hatched wall.')).toHaveLength(2);
    expect(copied).not.toContain('FedRAMP is about this side only');
  },
);

journey('a visitor prints the technical overview, whose first page is full', async ({ engine, site }) => {
  await engine.open(`${site.url}/technical-overview`);
  if (isLimited('Print', engine.name)) return expect(engine.print()).rejects.toThrow(/unknown command/i);
  const pdf = openable(new Uint8Array(await engine.print()));
  const first = await readPageText(pdf, 1);
  // The figure did not move to the next page, and the first table begins below it.
  for (const part of ['For the architect', 'people', 'What runs, and what each part keeps'])
    expect(first).toContain(part);
  return undefined;
});

for (const name of ['firefox', 'webkit'] as const)
  test.describe(name, { tag: '@engines' }, () => {
    let engine: Engine;
    test.beforeEach(async () => {
      engine = await openEngine(name);
      await engine.resize(1440);
    });
    test.afterEach(async () => {
      const info = test.info();
      if (info.status !== info.expectedStatus) await writeFile(info.outputPath('engine.png'), await engine.picture());
      await engine.close();
    });
    for (const [title, run] of journeys) {
      test(title, async ({ site, settings, page, adminPage }) => {
        await run({ engine, site, settings, page, adminPage });
      });
    }
  });

test('docs/engines.md lists the journeys and what a driver cannot do', { tag: '@engines' }, () => {
  checkTable('Journeys in Firefox and WebKit', () => [
    ['journey', 'Firefox', 'WebKit'],
    ...[...journeys.keys()].map((title) => [title, 'yes', 'yes']),
  ]);
  checkTable('Steps that a driver cannot take', () => [
    ['step', 'engine', 'reason', 'instead'],
    ...limits.map(({ step, engines, reason, instead }) => [
      step,
      engines.map((engine) => NAMES[engine]).join(', '),
      reason,
      instead,
    ]),
  ]);
});
