import { parseArgs } from 'node:util';
import { findTraces, type KnownTrace } from '../reading/trace.service.ts';
import type { Command } from './portal.ts';
import { withSite } from './site.ts';

export const traceCommand: Command = {
  words: 'trace',
  summary: 'Finds the reader of a page or a download by its watermark code.',
  help: `Usage: npx portal trace <code>

The code is the eight characters after the time in the mark. Small letters, gaps, O for 0 and I or L for 1 are understood.
If no reading has the code, readings are listed whose code differs in one character that looks like another one
(6 and 8, 2 and Z, 5 and S, 9 and 8, B and 8).
Ends with code 1 where it leads to no reading.`,
  run: async (args) => {
    const typed = parseArgs({ args, allowPositionals: true }).positionals.join('');
    if (!typed) throw new TypeError('Name the code: npx portal trace <code>');
    const traces = await withSite((em) => findTraces(em, typed));
    if (traces.length === 0) console.log(`No reading found with the code ${typed}.`);
    for (const trace of traces) console.log(formatTrace(trace));
    return traces.length > 0 ? 0 : 1;
  },
};

function formatTrace(trace: KnownTrace): string {
  const { code, name, address, accountId, principalId, principalName, documentId, versionId, page, at, title } = trace;
  const document = title === null ? `document ${documentId}` : `“${title}” (${documentId})`;
  return [
    `Code  ${code}`,
    `Who   ${name === null ? `a deleted account (${accountId})` : `${name}, ${address} (${accountId})`}`,
    ...(principalId === null ? [] : [`For   ${principalName ?? 'a deleted account'} (${principalId})`]),
    `What  ${page === null ? 'a download' : `page ${page}`} of ${document}, version ${versionId}`,
    `When  ${at.toISOString()}`,
  ].join('\n');
}
