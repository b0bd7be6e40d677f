import type { Attempt } from '../api/operation/proofs/proof.file.ts';

// Reads the log of strace: which process tried to reach which address, and which names it looked up.

/** What strace writes. */
export const TRACED_CALLS =
  'connect,sendto,sendmsg,sendmmsg,io_uring_setup,execve,execveat,clone,clone3,fork,vfork' as const;

/** io_uring can connect without the calls above. strace refuses it; libuv then uses epoll alone. */
export const REFUSED_CALL = 'io_uring_setup:error=ENOSYS';

export interface TraceReport {
  /** The calls that connect or name an address, on loopback and elsewhere. */
  calls: number;
  attempts: Attempt[];
}

const DNS_PORT = 53;
/** glibc asks a cache of names for every lookup. Without it, this connection fails and nothing else happens. */
const NAME_CACHE = '/var/run/nscd/socket';

/** Collects the attempts of a log, line by line. `folders` hold the sockets of the run itself. */
export class TraceReader {
  #calls = 0;
  readonly #pending = new Map<string, string>();
  readonly #commands = new Map<string, string>();
  readonly #parents = new Map<string, string>();
  /** Sockets that are connected to a name server, by thread and file descriptor, with their attempt. */
  readonly #lookups = new Map<string, Attempt>();
  readonly #attempts: { thread: string; attempt: Attempt }[] = [];

  constructor(private readonly folders: readonly string[]) {}

  addLine(line: string): void {
    const [, thread, rest] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (!thread || !rest) return;
    const begun = /^(.*) <unfinished \.\.\.>$/.exec(rest)?.[1];
    if (begun !== undefined) return void this.#pending.set(thread, begun);
    const ended = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1];
    this.#addCall(thread, ended === undefined ? rest : `${this.#pending.get(thread) ?? ''}${ended}`);
  }

  report(): TraceReport {
    const found = new Map<string, Attempt>();
    for (const { thread, attempt } of this.#attempts) {
      const process = attempt.process || this.#findParentCommand(thread);
      const key = JSON.stringify([process, attempt.host, attempt.port, attempt.call]);
      const former = found.get(key);
      if (former) former.count += 1;
      else found.set(key, { ...attempt, process });
    }
    return { calls: this.#calls, attempts: [...found.values()] };
  }

  #addCall(thread: string, call: string): void {
    const name = /^\w+/.exec(call)?.[0];
    if (name === 'execve' || name === 'execveat') this.#noteCommand(thread, call);
    else if (name === 'io_uring_setup' && !/ = -1 /.test(call))
      this.#addAttempt(thread, { host: 'unknown', port: null, call: 'io_uring' });
    else if (name?.startsWith('send') || name === 'connect') this.#noteMessage(thread, name, call);
    else this.#noteChild(thread, call);
  }

  #noteCommand(thread: string, call: string): void {
    if (!call.endsWith(' = 0')) return;
    const list = /\[((?:"(?:[^"\\]|\\.)*"(?:\.\.\.)?(?:, )?)*)/.exec(call)?.[1] ?? '';
    const words = [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word]) => decode(word!).toString());
    this.#commands.set(thread, describeCommand(words));
  }

  #noteChild(thread: string, call: string): void {
    const child = / = (\d+)$/.exec(call)?.[1];
    if (child) this.#parents.set(child, thread);
  }

  /** The log can have the calls of a thread before the call that started it. */
  #findParentCommand(thread: string): string {
    for (let at = this.#parents.get(thread); at; at = this.#parents.get(at)) {
      const command = this.#commands.get(at);
      if (command) return command;
    }
    return `process ${thread}`;
  }

  #noteMessage(thread: string, name: string, call: string): void {
    const socket = `${thread} ${/^\w+\((\d+)/.exec(call)?.[1]}`;
    const address = readAddress(call);
    if (name === 'connect') this.#lookups.delete(socket);
    else if (!address) return this.#noteLookup(socket, call);
    if (!address) return;
    this.#calls += 1;
    if (address.port === DNS_PORT) {
      const attempt = this.#addAttempt(thread, { host: 'an unknown name', port: null, call: 'lookup of the name' });
      this.#lookups.set(socket, attempt);
      this.#noteLookup(socket, call);
    } else if (!this.#isLocal(address, call)) this.#addAttempt(thread, { ...address, call: name });
  }

  #noteLookup(socket: string, call: string): void {
    const attempt = this.#lookups.get(socket);
    const name = attempt && readQuestion(call);
    if (name) attempt.host = name;
  }

  #addAttempt(thread: string, what: Pick<Attempt, 'host' | 'port' | 'call'>): Attempt {
    const attempt: Attempt = { by: 'server', process: '', count: 1, ...what };
    // The command of this moment: the process can run another program later.
    attempt.process = this.#commands.get(thread) ?? '';
    this.#attempts.push({ thread, attempt });
    return attempt;
  }

  #isLocal({ host, port }: Address, call: string): boolean {
    if (port !== null) return isLoopback(host);
    if (host === NAME_CACHE || host === NAME_CACHE.replace('/var', '')) return / = -1 (ENOENT|ECONNREFUSED)/.test(call);
    return this.folders.some((folder) => host.startsWith(`${folder}/`));
  }
}

interface Address {
  host: string;
  port: number | null;
}

/** The address in a call. Null without one, and for sockets of the kernel. */
function readAddress(call: string): Address | null {
  const v4 = /sin_port=htons\((\d+)\), sin_addr=inet_addr\("([^"]+)"\)/.exec(call);
  if (v4) return { host: v4[2]!, port: Number(v4[1]) };
  const v6 = /sin6_port=htons\((\d+)\).*?inet_pton\(AF_INET6, "([^"]+)"/.exec(call);
  if (v6) return { host: v6[2]!, port: Number(v6[1]) };
  const path = /sun_path=(@?)"((?:[^"\\]|\\.)*)"/.exec(call);
  return path ? { host: `${path[1]}${decode(path[2]!).toString()}`, port: null } : null;
}

const isLoopback = (host: string): boolean =>
  /^(::ffff:)?127\./.test(host) || host === '::1' || host === '0.0.0.0' || host === '::';

/** The name that a DNS query in this call asks for. */
function readQuestion(call: string): string | null {
  for (const [, text] of call.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    const bytes = decode(text!);
    const labels: string[] = [];
    let at = 12;
    for (let length = bytes[at] ?? 0; length > 0 && at + length < bytes.length; length = bytes[at] ?? 0) {
      labels.push(bytes.subarray(at + 1, at + 1 + length).toString('latin1'));
      at += length + 1;
    }
    if (labels.length > 0 && labels.every((label) => /^[\w-]+$/.test(label))) return labels.join('.');
  }
  return null;
}

const ESCAPES: Record<string, number> = { n: 10, t: 9, r: 13, v: 11, f: 12, '"': 34, '\\': 92 };

/** The bytes of a string in C notation. */
function decode(text: string): Buffer {
  const bytes: number[] = [];
  for (const [part, octal, letter] of text.matchAll(/\\([0-7]{1,3})|\\(.)|[^\\]/gs))
    bytes.push(octal ? parseInt(octal, 8) : letter ? (ESCAPES[letter] ?? letter.charCodeAt(0)) : part.charCodeAt(0));
  return Buffer.from(bytes);
}

/** `node server.js` for `/usr/bin/node --import ./x.mjs /srv/dist/server/server.js`. */
function describeCommand([program = 'unknown', ...args]: readonly string[]): string {
  const names = [program, ...args.filter((arg) => /\.[cm]?js$/.test(arg)).slice(-1)];
  return names.map((name) => name.split('/').at(-1)).join(' ');
}
