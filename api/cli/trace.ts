import { parseArgs } from 'node:util';
import { namePage } from '#graphql/page-name.ts';
import { findTraces, type KnownTrace } from '../portal/reading/trace.service.ts';
import type { Command } from './command.ts';
import { withExistingSite } from './site.ts';

export const traceCommand: Command = {
  words: 'trace',
  summary: 'Finds the reader of a page or a download by its watermark code.',
  help: `Usage: npx portal trace <code>

The code is the eight characters after the time in the watermark. The command accepts lowercase letters, spaces, O for 0,
and I or L for 1. If no reading has the code, the command lists readings whose code differs in one similar character
(6 and 8, 2 and Z, 5 and S, 9 and 8, B and 8).
Exits with code 1 if it finds no reading.`,
  run: async (args) => {
    const code = parseArgs({ args, allowPositionals: true }).positionals.join('');
    if (!code) throw new TypeError('Name the code: npx portal trace <code>');
    const traces = await withExistingSite((em) => findTraces(em, code));
    if (traces.length === 0) console.log(`No reading found with the code ${code}.`);
    for (const trace of traces) console.log(formatTrace(trace));
    return traces.length > 0 ? 0 : 1;
  },
};

function formatTrace(trace: KnownTrace): string {
  const {
    code,
    name,
    address,
    accountId,
    principalId,
    principalName,
    documentId,
    versionId,
    page,
    pageLabels,
    at,
    title,
  } = trace;
  const document = title === null ? `document ${documentId}` : `“${title}” (${documentId})`;
  return [
    `Code          ${code}`,
    `Reader        ${name === null ? `a deleted account (${accountId})` : `${name}, ${address} (${accountId})`}`,
    ...(principalId === null ? [] : [`On behalf of  ${principalName ?? 'a deleted account'} (${principalId})`]),
    `Document      ${page === null ? 'a download' : `page ${namePage(page, pageLabels?.[page - 1])}`} of ${document}, version ${versionId}`,
    `Time          ${at.toISOString()}`,
  ].join('\n');
}
