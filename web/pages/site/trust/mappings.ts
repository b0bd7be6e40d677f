import mappings from '#content/mappings.yaml';

/**
 * What the product does for the controls of each framework, and what stays with the owner. The page, the CSV file and
 * the PDF are made from this list. Each row ends at the page of this site that shows what it states.
 */
export const frameworks = mappings.frameworks.map(({ rows, ...framework }) => ({
  ...framework,
  rows: rows.map(([control, product, yours, page]) => [control, product, yours, mappings.evidence[page]!] as const),
}));

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** All mappings as CSV (RFC 4180), for a spreadsheet or a compliance tool. */
export function formatMappings(): string {
  const rows = frameworks.flatMap(({ name, rows: mappings }) =>
    mappings.map(([control, does, yours, { to }]) => [name, control, does, yours, to]),
  );
  const head = ['Framework', 'Control', 'The product does', 'Stays yours', 'Evidence'];
  return [head, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}
