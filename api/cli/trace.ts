import { parseArgs } from 'node:util';
import { findTrace, type KnownTrace } from '../reading/trace.service.ts';
import type { Command } from './portal.ts';
import { withSite } from './site.ts';

export const traceCommand: Command = {
  words: 'trace',
  summary: 'Says who read the page or the download that a mark was found on.',
  help: `Usage: npx portal trace <code>

The code is the eight characters after the time in the mark. Small letters, gaps, O for 0 and I or L for 1 are understood.
Ends with code 1 where it leads to no reading.`,
  run: async (args) => {
    const typed = parseArgs({ args, allowPositionals: true }).positionals.join('');
    if (!typed) throw new TypeError('Name the code: npx portal trace <code>');
    const trace = await withSite((em) => findTrace(em, typed));
    console.log(trace ? sentencesOf(trace) : `No reading has the code ${typed}.`);
    return trace ? 0 : 1;
  },
};

function sentencesOf(trace: KnownTrace): string {
  const { name, address, accountId, principalId, principalName, documentId, versionId, page, at } = trace;
  return [
    `Who   ${name === null ? `a deleted account (${accountId})` : `${name}, ${address} (${accountId})`}`,
    ...(principalId === null ? [] : [`For   ${principalName ?? 'a deleted account'} (${principalId})`]),
    `What  ${page === null ? 'a download' : `page ${page}`} of document ${documentId}, version ${versionId}`,
    `When  ${at.toISOString()}`,
  ].join('\n');
}
