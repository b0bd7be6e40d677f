// Runs in a thread of its own (thread.ts): reads and writes PDFs with pdf-lib (pdf.marking.ts).
import { registerHooks } from 'node:module';

// The package has 300 modules. The same code in one file starts in half the time.
const url = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib')).href;
registerHooks({
  resolve: (name, context, next) =>
    name === '@cantoo/pdf-lib' ? { url, format: 'module', shortCircuit: true } : next(name, context),
});

await import('./pdf.marking.ts');
