import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from './site.ts';

// w3m and lynx in a terminal that tmux draws. The terminal is so high that a whole page is on it.

export type TextBrowserName = 'w3m' | 'lynx';

const run = promisify(execFile);
const SIZE = ['-x', '110', '-y', '900'];

const KEYS = {
  w3m: { leaveField: 'Enter', open: 'U' },
  lynx: { leaveField: 'Tab', open: 'g' },
};

/** lynx writes a number before links and fields: [4]Login, Email [7]____, ([16]BUTTON) Create Account, [9][ ] Agree. */
const NUMBER = /\[(\d+)\](?:\w+\) |\[ \] )?/g;

const FIRST_PAGE = { path: '/robots.txt', text: 'User-agent' };

export async function openTextBrowser(name: TextBrowserName, site: string) {
  const url = site + FIRST_PAGE.path;
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  const socket = path.join(folder, 'tmux');
  const draft = path.join(folder, 'text');
  const command = {
    // For a text of several lines, w3m opens an editor.
    w3m: ['w3m', '-cookie', '-o', 'accept_cookie=1', '-o', 'ignorecase_search=0', '-o', `editor=cp ${draft}`, url],
    lynx: ['lynx', '-accept_all_cookies', '-tna', '-nopause', '-nocolor', '-number_fields', url],
  }[name];
  const tmux = async (...args: string[]) => (await run('tmux', ['-S', socket, '-f', '/dev/null', ...args])).stdout;
  const env = ['-e', `HOME=${folder}`, '-e', 'TERM=xterm', '-e', 'LANG=C.UTF-8'];
  await tmux('new-session', '-d', ...SIZE, ...env, ...command);
  const keys = KEYS[name];
  const press = (...names: readonly string[]) => tmux('send-keys', ...names);
  const write = (text: string) => tmux('send-keys', '-l', text);
  const read = () => tmux('capture-pane', '-p');
  const see = (text: string) =>
    expect
      .poll(async () => (await read()).replaceAll(NUMBER, '').replace(/\s+/g, ' '), `${name} shows “${text}”`)
      .toContain(text);
  const search = async (text: string) => {
    await press('/');
    await write(text);
    await press('Enter');
  };
  /** Both have a way to a place by its text: w3m searches for it, lynx goes to the number that is there. */
  const moveTo = async (isField: boolean, label: string, behind = '') => {
    for (const text of [behind, label]) await see(text);
    if (name === 'w3m') {
      await press('g');
      if (behind) await search(behind);
      await search(label);
      if (isField) await press('Tab');
      return;
    }
    const find = (screen: string) => {
      const rest = screen.slice(screen.indexOf(behind));
      return isField
        ? rest.slice(rest.indexOf(label)).matchAll(NUMBER).next().value
        : [...rest.matchAll(NUMBER)].find(({ index, 0: { length } }) => rest.startsWith(label, index + length));
    };
    // A list that closes is drawn over what is behind it.
    await expect.poll(async () => find(await read()), `lynx numbers “${label}”`).toBeDefined();
    const [, number] = find(await read())!;
    await write(`0${number}g`);
    await press('Enter');
  };
  // The browser reads keys once it shows its first page.
  await see(FIRST_PAGE.text);
  return {
    name,
    read,
    see,
    open: async (to: string) => {
      await press(keys.open, 'C-u');
      await write(to);
      await press('Enter');
    },
    fill: async (label: string, text: string) => {
      await moveTo(true, label);
      await press('Enter', 'C-u');
      await write(text);
      await press(keys.leaveField);
    },
    /** Fills a field of several lines. */
    fillArea: async (label: string, text: string) => {
      await writeFile(draft, text);
      await moveTo(true, label);
      await press('Enter');
      if (name === 'w3m') return;
      await press('C-u');
      await write(text);
      await press(keys.leaveField);
    },
    /** Follows a link or presses a button: the first one, or the first behind a text. */
    choose: async (label: string, behind?: string) => {
      await moveTo(false, label, behind);
      await press('Enter');
    },
    /** Picks the first choice of a list. */
    pick: async (label: string) => {
      await moveTo(true, label);
      await press('Enter', 'Down', 'Enter');
    },
    /** Ticks a box, which stands before its label. */
    tick: async (label: string) => {
      await moveTo(false, label);
      if (name === 'w3m') await press('M-Tab');
      await press('Enter');
    },
    close: async () => {
      await tmux('kill-server').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TextBrowser = Awaited<ReturnType<typeof openTextBrowser>>;
