import fs from 'node:fs';
import path from 'node:path';

/**
 * What each test file cost, for `npm test -- --report`. A reporter of both runners, with one worker: everything between
 * the ends of two files belongs to the second. CPU times are read on Linux only.
 */
export default class Costs {
  #files = new Map();
  #last;

  constructor() {
    // A process whose parent ends first is lost with the time since it was last read.
    setInterval(measure, 1_000).unref();
  }

  onTestModuleStart() {
    this.#last ??= measure();
  }

  onTestModuleEnd({ moduleId, project }) {
    this.#add(moduleId, project.name);
  }

  onTestBegin() {
    this.#last ??= measure();
  }

  onTestEnd({ location }) {
    this.#add(location.file, 'journeys');
  }

  onTestRunEnd() {
    this.#write();
  }

  onEnd() {
    this.#write();
  }

  #add(name, group) {
    const now = measure();
    const cost = this.#files.get(name) ?? { name, group, ...Object.fromEntries(COLUMNS.map((column) => [column, 0])) };
    for (const column of COLUMNS) cost[column] += now[column] - this.#last[column];
    this.#files.set(name, cost);
    this.#last = now;
  }

  #write() {
    fs.writeFileSync(process.env.TEST_COSTS_FILE, JSON.stringify([...this.#files.values()]));
  }
}

const COLUMNS = ['wall', 'user', 'system', 'node', 'postgres', 'browser'];
const DEAREST = 20;

/** @returns {string} a table of the dearest files and the sum of each group, in seconds */
export function describeCosts(costs, root) {
  const groups = [...new Set(costs.map(({ group }) => group))];
  const rows = [
    ...costs.toSorted((a, b) => getCpu(b) - getCpu(a)).slice(0, DEAREST),
    ...groups.map((name) => ({ name: `all of ${name}`, ...sumUp(costs.filter(({ group }) => group === name)) })),
  ];
  const lines = rows.map((row) =>
    [row.wall, getCpu(row), row.user, row.system, row.node, row.postgres, row.browser]
      .map((seconds) => seconds.toFixed(1).padStart(10))
      .concat(`  ${path.isAbsolute(row.name) ? path.relative(root, row.name) : row.name}`)
      .join(''),
  );
  const head = ['wall', 'CPU', 'user', 'system', 'Node', 'database', 'browser'];
  return [`${head.map((name) => name.padStart(10)).join('')}  seconds of the dearest test files`, ...lines].join('\n');
}

const getCpu = ({ user, system }) => user + system;

const sumUp = (costs) =>
  Object.fromEntries(COLUMNS.map((column) => [column, costs.reduce((total, cost) => total + cost[column], 0)]));

/** The times of processes when they were last read, by id and start. */
let known = new Map();
const total = { user: 0, system: 0, node: 0, postgres: 0, browser: 0 };

/**
 * Seconds of CPU of this process and its descendants so far. The time of a process that has ended is in that of its
 * parent, if the parent waited for it, so what was counted of the process is subtracted there.
 */
function measure() {
  const processes = listDescendants();
  const now = new Map(processes.map((each) => [each.key, each]));
  const ended = [...known.values()].filter(({ key }) => !now.has(key));
  for (const { key, id, program, own, waited } of processes) {
    const before = known.get(key) ?? { own: [0, 0], waited: [0, 0] };
    const children = ended.filter(({ parent }) => parent === id);
    const [user, system] = own.map((seconds, index) => {
      const counted = sum(children.map((child) => countOf(child, ended, index)));
      return seconds - before.own[index] + Math.max(0, waited[index] - before.waited[index] - counted);
    });
    total.user += user;
    total.system += system;
    total[program] += user + system;
  }
  known = now;
  return { ...total, wall: performance.now() / 1_000 };
}

/** What was counted of an ended process and of its children that ended with it, as a browser with its pages. */
const countOf = (process, ended, index) =>
  process.own[index] +
  process.waited[index] +
  sum(ended.filter(({ parent }) => parent === process.id).map((child) => countOf(child, ended, index)));

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const TICKS_PER_SECOND = 100;

function listDescendants() {
  if (process.platform !== 'linux') return [];
  const processes = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const ids = new Set([process.pid]);
  // A child can have a lower number than its parent.
  for (let size = 0; size !== ids.size;) {
    size = ids.size;
    for (const { id, parent } of processes) if (ids.has(parent)) ids.add(id);
  }
  return processes.filter(({ id }) => ids.has(id));
}

function readProcess(id) {
  try {
    const [, name, rest] = /\((.*)\) \S (.*)/s.exec(fs.readFileSync(`/proc/${id}/stat`, 'utf8'));
    const fields = rest.split(' ').map(Number);
    const [user, system, userOfEnded, systemOfEnded] = fields.slice(10, 14).map((ticks) => ticks / TICKS_PER_SECOND);
    const program = /postgres/.test(name) ? 'postgres' : /chrom|headless/.test(name) ? 'browser' : 'node';
    const [own, waited] = [
      [user, system],
      [userOfEnded, systemOfEnded],
    ];
    return [{ key: `${id} ${fields[18]}`, id: Number(id), parent: fields[0], program, own, waited }];
  } catch {
    return []; // It has just ended.
  }
}
