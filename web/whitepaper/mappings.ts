import { frameworks } from '../pages/site/trust/mappings.ts';
import { mappingsEdition } from './edition.ts';
import { Numbers, set } from './blocks.ts';
import { page, type PdfPages, printTwice } from './pdfPages.ts';

const columns = ['Control', 'The product does', 'Stays yours', 'Evidence'];
const opening =
  'For each control: what the product does in the reference design, what stays with its owner, and the page of the site where the statement can be checked. No certificate is claimed, and nothing here is legal advice.';

/** The framework mappings of the trust page as a tagged PDF. */
export const printMappings = (): Promise<Buffer> =>
  printTwice(mappingsEdition, (pdf) => {
    pdf.begin('Mappings', mappingsEdition.title);
    pdf.turn();
    setTitle(pdf);
    const numbers = new Numbers();
    for (const { name, note, rows } of frameworks) {
      pdf.begin(name, name);
      pdf.doc.outline.addItem(name);
      set(pdf, { kind: 'heading', text: name }, numbers);
      const cells = rows.map(([control, product, yours, { to }]) => [control, product, yours, to]);
      set(pdf, { kind: 'table', caption: name, columns, rows: cells, widths: [25, 34, 34, 24] }, numbers);
      set(pdf, { kind: 'note', text: note }, numbers);
    }
  });

function setTitle(pdf: PdfPages): void {
  const width = page.right - page.left;
  pdf.tag('H1', {}, () =>
    pdf.put(mappingsEdition.title, page.left, pdf.y, { face: 'display', size: 27, leading: 1.05, width }),
  );
  pdf.y += 42;
  set(pdf, { kind: 'text', text: opening }, new Numbers());
}
