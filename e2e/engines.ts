import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { expect, isHydrated } from './site.ts';

// Firefox and WebKit, each driven by the protocol that it implements itself: WebDriver BiDi and WebDriver.

export type EngineName = 'firefox' | 'webkit';

/** What both drivers can do. `window.target` is the element to act on. */
interface Driver {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It must not use anything from outside. */
  evaluate: <Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>;
  /** Runs a program in the page, which its content security policy does not refuse. */
  run: (program: string) => Promise<unknown>;
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Types where the focus is. */
  write: (text: string) => Promise<void>;
  /** A key, or one with Control: `Control+z`. */
  press: (key: PressedKey | `Control+${string}`) => Promise<void>;
  /** Presses the mouse at one place, moves it to the other, and releases it there. */
  drag: (from: Place, to: Place) => Promise<void>;
  attach: (file: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
  picture: () => Promise<Buffer>;
  /** The page as a PDF. */
  print: () => Promise<Uint8Array>;
  /** The folder with the files that the browser saved. */
  downloads: string;
  reload: () => Promise<void>;
  /** The Back button, or the one beside it. */
  go: (way: 'back' | 'forward') => Promise<void>;
  /** The errors in the console since the last call. WebDriver has no console, so WebKit has none. */
  readErrors: () => string[];
  close: () => Promise<void>;
}

const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  PageDown: Key.PAGE_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
} as const;
type PressedKey = keyof typeof KEYS;

interface Place {
  x: number;
  y: number;
}

const HEIGHT = 900;
const PROGRAMS = {
  firefox: ['/usr/bin/firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
} as const;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

declare global {
  interface Window {
    target: Element;
    TestingLibraryDom: typeof import('@testing-library/dom');
  }
}

export async function openEngine(name: EngineName, theme: 'light' | 'dark' = 'light') {
  const missing = PROGRAMS[name].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} not found: apt-get install firefox-esr webkit2gtk-driver xvfb`);
  return withPeople(name, await (name === 'firefox' ? openFirefox(theme) : openWebKit(theme)));
}

export type Engine = Awaited<ReturnType<typeof openEngine>>;

async function openFirefox(theme: 'light' | 'dark'): Promise<Driver> {
  const downloads = await mkdtemp(path.join(os.tmpdir(), 'downloads-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAMS.firefox[0],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'pdfjs.disabled': true,
      // The driver waits for the load of a page that Firefox takes from memory.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    // The driver's own style sheet for pictures, which the content security policy refuses.
    if (message.type() === 'error' && !/style-src-elem/.test(message.text())) errors.push(message.text());
  });
  // Firefox says it of every import that is under way when the page is left.
  const isLeaving = /error loading dynamically imported module/;
  page.on('pageerror', (error) => !isLeaving.test(String(error)) && errors.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept());
  const getTarget = async () =>
    (await page.evaluateHandle(() => window.target)).asElement() as ElementHandle<HTMLInputElement>;
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...values) => page.evaluate(run as never, ...values),
    run: (program) => page.evaluate(program),
    click: async () => (await getTarget()).click(),
    type: async (text) => (await getTarget()).type(text),
    write: (text) => page.keyboard.type(text),
    press: async (key) => {
      const [name, holder] = key.split('+').toReversed();
      if (holder) await page.keyboard.down('Control');
      await page.keyboard.press(name as KeyInput);
      if (holder) await page.keyboard.up('Control');
    },
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await page.mouse.up();
    },
    attach: async (file) => (await getTarget()).uploadFile(file),
    resize: (width) => page.setViewport({ width, height: HEIGHT }) as Promise<never>,
    picture: async () => Buffer.from(await page.screenshot()),
    print: () => page.pdf({ preferCSSPageSize: true }),
    downloads,
    reload: async () => void (await page.reload()),
    go: async (way) => void (await (way === 'back' ? page.goBack() : page.goForward())),
    readErrors: () => errors.splice(0),
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true });
    },
  };
}

async function openWebKit(theme: 'light' | 'dark'): Promise<Driver> {
  const screen = spawn(PROGRAMS.webkit[1], ['-displayfd', '1', '-screen', '0', '1680x1300x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface({ input: screen.stdout }), 'line')) as [string];
  const port = await findFreePort();
  // Without a setting of the desktop, MiniBrowser saves files in the home of the person.
  const home = await mkdtemp(path.join(os.tmpdir(), 'home-'));
  const driver = spawn(PROGRAMS.webkit[0], [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${display}`, HOME: home },
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const args = ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args },
    unhandledPromptBehavior: 'accept',
  });
  const browser = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await browser.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  const getTarget = () => browser.executeScript<WebElement>('return window.target');
  return {
    goto: (url) => browser.get(url),
    evaluate: (run, ...values) => browser.executeScript(run as never, ...values),
    run: (program) => browser.executeScript(program),
    click: async () => (await getTarget()).click(),
    type: async (text) => (await getTarget()).sendKeys(text),
    write: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) => {
      const [name = '', holder] = key.split('+').toReversed();
      const pressed = KEYS[name as PressedKey] ?? name;
      const actions = browser.actions();
      return (
        holder ? actions.keyDown(Key.CONTROL).sendKeys(pressed).keyUp(Key.CONTROL) : actions.sendKeys(pressed)
      ).perform();
    },
    drag: (from, to) => browser.actions().move(from).press().move(middle(from, to)).move(to).release().perform(),
    attach: async (file) => (await getTarget()).sendKeys(file),
    resize: async (width) => void (await browser.manage().window().setRect({ width, height: HEIGHT })),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    print: async () => Buffer.from((await browser.printPage({} as never)) as unknown as string, 'base64'),
    downloads: home,
    reload: () => browser.navigate().refresh(),
    go: (way) => browser.navigate()[way](),
    readErrors: () => [],
    close: async () => {
      await browser.quit();
      for (const program of [driver, screen]) await end(program);
      await rm(home, { recursive: true });
    },
  };
}

const middle = (from: Place, to: Place): Place => ({
  x: Math.round((from.x + to.x) / 2),
  y: Math.round((from.y + to.y) / 2),
});

async function end(program: ChildProcess): Promise<void> {
  const exit = once(program, 'exit');
  program.kill();
  await exit;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace('index.js', '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** How people find what they use: by its role and its name. */
export interface Wanted {
  role: string;
  name: string;
  /** Where it is, if several have this name. */
  within?: string;
}

function withPeople(name: EngineName, driver: Driver) {
  const isThere = async ({ role, name, within = 'body' }: Wanted): Promise<boolean> => {
    if (!(await driver.evaluate(() => 'TestingLibraryDom' in window))) await driver.run(library);
    return driver.evaluate(
      (role, name, within) => {
        const place = document.querySelector<HTMLElement>(within);
        // The page can have changed since the library was added.
        if (!place || !('TestingLibraryDom' in window)) return false;
        const pattern = name.startsWith('/') ? new RegExp(name.slice(1, -1)) : name;
        // A field for a password has no role.
        const [found] =
          role === 'password'
            ? window.TestingLibraryDom.queryAllByLabelText(place, pattern)
            : window.TestingLibraryDom.queryAllByRole(place, role, { name: pattern });
        if (found) window.target = found;
        return found !== undefined;
      },
      role,
      name,
      within,
    );
  };
  const find = (wanted: Wanted) => expect.poll(() => isThere(wanted), `${wanted.role} “${wanted.name}”`).toBe(true);
  return {
    name,
    ...driver,
    isThere,
    find,
    open: async (url: string) => {
      await driver.goto(url);
      await expect.poll(() => driver.evaluate(isHydrated), `${url} is hydrated`).toBe(true);
    },
    /** Pastes what a program would have put on the clipboard: the keys of the browser copy and paste it. */
    paste: async (html: string) => {
      await driver.evaluate((content) => {
        const copy = (event: ClipboardEvent) => {
          event.clipboardData!.setData('text/html', content);
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        window.addEventListener('copy', copy, { once: true, capture: true });
      }, html);
      await driver.press('Control+c');
      await driver.press('Control+v');
    },
    /** Types the parts of a date where the focus is. Firefox goes on to the next part by itself, WebKit by a key. */
    writeDate: async (...parts: readonly string[]) => {
      for (const [at, part] of parts.entries()) {
        if (at > 0 && name === 'webkit') await driver.press('ArrowRight');
        await driver.write(part);
      }
    },
    /** Drags with the mouse from the middle of one element to the middle of another. */
    dragTo: async (from: string, to: string) => {
      const findMiddle = (selector: string) => {
        const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      };
      await driver.drag(await driver.evaluate(findMiddle, from), await driver.evaluate(findMiddle, to));
    },
    click: async (role: string, name: string, within?: string) => {
      await find({ role, name, within });
      await driver.evaluate(() => window.target.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await driver.click();
    },
    fill: async (role: string, name: string, text: string, within?: string) => {
      await find({ role, name, within });
      await driver.type(text);
    },
    see: (text: string) =>
      expect.poll(() => driver.evaluate(() => document.body.innerText), `the page says “${text}”`).toContain(text),
  };
}
