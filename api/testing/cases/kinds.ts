/**
 * A kind of file that people put into a data room. The files are in this folder, and their contents are invented. A new
 * kind is one entry here and one small file.
 */
export interface FileKind {
  kind: string;
  file: string;
  /** The program that wrote the file, with its version. */
  by: string;
  /** A text that a page shows, as people read it. Null for a page without letters. Office files have no pages. */
  shows?: string | null;
  /** A text that is in the file, but that no page shows. */
  hides?: string;
}

const LIBRE_OFFICE = 'LibreOffice 7.4.7';
const CHROMIUM = 'Chromium 156';
const QPDF = 'jsPDF 4.2.1, qpdf 11.3.0';
const IMG2PDF = 'img2pdf 0.4.4';
const WEASYPRINT = 'WeasyPrint 57.2';
const PDF_LIB = 'pdf-lib 1.17.1';
const PDFKIT = 'PDFKit 0.20.2';
const REPORTLAB = 'ReportLab 5.0.1';
const PILLOW = 'Pillow 12.3.0';
const HAND = 'written by hand';

export const fileKinds: readonly FileKind[] = [
  { kind: 'Report of a word processor', file: 'kinds/report-libreoffice.pdf', by: LIBRE_OFFICE, shows: 'Revenue grew' },
  { kind: 'Tagged report (PDF/UA-1)', file: 'kinds/pdf-ua.pdf', by: LIBRE_OFFICE, shows: 'The board expects' },
  { kind: 'Slides, 16:9', file: 'kinds/slides.pdf', by: LIBRE_OFFICE, shows: 'Three markets' },
  { kind: 'Printed spreadsheet, landscape', file: 'kinds/sheet-landscape.pdf', by: LIBRE_OFFICE, shows: 'Quarter' },
  { kind: 'Archive (PDF/A-1b)', file: 'kinds/pdfa-1b.pdf', by: PDFKIT, shows: 'Statutes of the company' },
  { kind: 'Archive (PDF/A-2b)', file: 'kinds/pdfa-2b.pdf', by: WEASYPRINT, shows: 'reorganization' },
  { kind: 'Archive with an attachment (PDF/A-3b)', file: 'kinds/pdfa-3-attachment.pdf', by: PDFKIT },
  { kind: 'Portfolio', file: 'kinds/portfolio.pdf', by: PDF_LIB },
  { kind: 'Printed web page', file: 'kinds/offer-chromium.pdf', by: CHROMIUM, shows: '“long-stop date”' },
  {
    kind: 'Paper of TeX, with ligatures',
    file: 'kinds/paper-latex.pdf',
    by: 'pdfTeX 1.40.24',
    shows: 'efficient office',
  },
  { kind: 'Memorandum of troff', file: 'kinds/memo-groff.pdf', by: 'groff 1.22.4', shows: 'Memorandum of terms' },
  {
    kind: 'Plain text, printed',
    file: 'kinds/text-print.pdf',
    by: 'enscript 1.6.5, Ghostscript 10.0.0',
    shows: 'Minutes of the call',
  },
  { kind: 'Letter of two pages with a link', file: 'kinds/letter-jspdf.pdf', by: 'jsPDF 4.2.1', shows: 'outlook' },
  { kind: 'Table with embedded fonts', file: 'kinds/table-pdfmake.pdf', by: 'pdfmake 0.3.11', shows: 'Harbor Fund' },
  { kind: 'Letters beyond western Europe', file: 'kinds/latin-extended.pdf', by: 'fpdf2 2.8.3', shows: 'Łódź' },
  { kind: 'Bookmarks, links and their targets', file: 'kinds/outline-links.pdf', by: PDFKIT, shows: 'Valuation' },
  { kind: 'Page labels', file: 'page-labels.pdf', by: HAND, shows: 'Preface two' },
  { kind: 'Smallest possible page', file: 'kinds/notice-mutool.pdf', by: 'MuPDF 1.21.1', shows: 'Notice of meeting' },
  {
    kind: 'Redrawn by Cairo',
    file: 'kinds/cairo-copy.pdf',
    by: `${LIBRE_OFFICE}, pdftocairo 22.12.0`,
    shows: 'Quarter',
  },
  { kind: 'Chart', file: 'kinds/chart-gnuplot.pdf', by: 'gnuplot 5.4.4', shows: 'Deposits by month' },
  { kind: 'Chart with Type 3 fonts', file: 'kinds/chart-type3.pdf', by: 'Matplotlib 3.11.2', shows: 'Monthly volume' },
  { kind: 'Transparent areas', file: 'kinds/transparency.pdf', by: 'Cairo 1.16.0', shows: 'Overlapping markets' },
  { kind: 'Page of two meters', file: 'kinds/long-page.pdf', by: WEASYPRINT, shows: 'End of the timeline' },
  { kind: 'Rotated and cropped', file: 'pdf-rotated-and-cropped/rot-crop.pdf', by: HAND, shows: 'Board minutes' },
  { kind: 'Cropped, with a text outside', file: 'cropped.pdf', by: HAND, shows: 'Visible heading', hides: 'layoffs' },
  { kind: 'Hidden layer', file: 'hidden-layer.pdf', by: HAND, shows: 'Revenue grew', hides: 'walkaway' },
  { kind: 'Stamp over a page', file: 'stamp.pdf', by: HAND, shows: 'Whole page placed', hides: 'Under the stamp' },
  { kind: 'Comments', file: 'comments.pdf', by: HAND, shows: 'Letter to shareholders', hides: 'Do not tell' },
  { kind: 'Names and paths in the properties', file: 'metadata.pdf', by: HAND, shows: 'Report with metadata' },
  { kind: 'Deleted page', file: 'deleted-page.pdf', by: HAND, shows: 'Page one', hides: 'salaries' },
  {
    kind: 'Former content of a page',
    file: 'kinds/stale-content.pdf',
    by: HAND,
    shows: 'Public terms',
    hides: 'salaries',
  },
  {
    kind: 'Change appended to the file',
    file: 'kinds/incremental.pdf',
    by: 'jsPDF 4.2.1, pypdf 6.19.0',
    shows: 'outlook',
  },
  { kind: 'Linearized for the web', file: 'kinds/linearized.pdf', by: QPDF, shows: 'outlook' },
  { kind: 'Compressed objects', file: 'kinds/object-streams.pdf', by: QPDF, shows: 'outlook' },
  { kind: 'Restrictions, without a password to open', file: 'kinds/owner-password.pdf', by: QPDF, shows: 'outlook' },
  { kind: 'Password to open', file: 'kinds/user-password.pdf', by: QPDF },
  { kind: 'Digital signature', file: 'signed.pdf', by: HAND, shows: 'Page one' },
  { kind: 'Filled form', file: 'kinds/form-filled.pdf', by: PDF_LIB, shows: 'Harbor Holdings' },
  { kind: 'Form without drawn values', file: 'form-without-appearances.pdf', by: HAND, shows: 'Marigold Partners' },
  { kind: 'XFA form', file: 'kinds/xfa-form.pdf', by: PDF_LIB },
  {
    kind: 'Fonts of the standard, not embedded',
    file: 'kinds/standard-font.pdf',
    by: REPORTLAB,
    shows: 'Standard font',
  },
  { kind: 'Chinese, Japanese or Korean', file: 'kinds/cjk.pdf', by: CHROMIUM, shows: '決算報告書' },
  {
    kind: 'Chinese, Japanese or Korean, font not embedded',
    file: 'kinds/cjk-not-embedded.pdf',
    by: REPORTLAB,
    shows: 'Annual accounts',
    hides: '決算報告書',
  },
  {
    kind: 'Chinese, Japanese or Korean without Unicode',
    file: 'kinds/cjk-without-unicode.pdf',
    by: `${CHROMIUM}, pypdf 6.19.0`,
    shows: null,
  },
  { kind: 'Arabic and Hebrew', file: 'kinds/right-to-left.pdf', by: CHROMIUM, shows: 'الإيرادات ارتفعت' },
  { kind: 'Arabic of a word processor', file: 'kinds/arabic-libreoffice.pdf', by: LIBRE_OFFICE, shows: 'إلى الأولى' },
  { kind: 'Scan', file: 'kinds/scan.pdf', by: IMG2PDF, shows: null },
  { kind: 'Scan with recognized text', file: 'kinds/scan-ocr.pdf', by: 'Tesseract 5.3.0', shows: 'Deed of transfer' },
  { kind: 'Report with a scanned page', file: 'kinds/mixed.pdf', by: `${QPDF}, ${IMG2PDF}`, shows: 'Revenue grew' },
  { kind: 'Fax (CCITT)', file: 'kinds/fax.pdf', by: IMG2PDF, shows: null },
  { kind: 'Picture in CMYK', file: 'kinds/cmyk-picture.pdf', by: IMG2PDF, shows: null },
  { kind: 'Picture in JPEG 2000', file: 'kinds/jpeg2000.pdf', by: IMG2PDF, shows: null },
  { kind: 'JPEG', file: 'kinds/plan.jpg', by: PILLOW, shows: null },
  { kind: 'JPEG of a camera that was turned', file: 'kinds/turned.jpg', by: PILLOW, shows: null },
  { kind: 'JPEG in CMYK', file: 'kinds/plan-cmyk.jpg', by: PILLOW, shows: null },
  { kind: 'PNG', file: 'kinds/plan.png', by: PILLOW, shows: null },
  { kind: 'PNG with transparent parts', file: 'kinds/transparent.png', by: PILLOW, shows: null },
  { kind: 'WebP', file: 'kinds/plan.webp', by: PILLOW, shows: null },
  { kind: 'AVIF', file: 'kinds/plan.avif', by: PILLOW },
  { kind: 'HEIC', file: 'kinds/plan.heic', by: 'libheif 1.15.1' },
  { kind: 'TIFF', file: 'kinds/letter.tiff', by: PILLOW },
  { kind: 'Word', file: 'kinds/report.docx', by: LIBRE_OFFICE },
  { kind: 'Word of a program', file: 'kinds/minutes.docx', by: 'docx 9.15.2' },
  { kind: 'Word with tracked changes', file: 'tracked-changes.docx', by: HAND },
  { kind: 'Word, written as a stream', file: 'docx-streamed-zip64/stream64.docx', by: HAND },
  { kind: 'Excel', file: 'kinds/fees.xlsx', by: LIBRE_OFFICE },
  { kind: 'Excel of a program', file: 'kinds/figures.xlsx', by: 'ExcelJS 4.4.0' },
  { kind: 'Excel with a hidden sheet', file: 'hidden-sheet.xlsx', by: HAND },
  { kind: 'Excel of SheetJS', file: 'xlsx-by-sheetjs/sheetjs.xlsx', by: 'SheetJS' },
  {
    kind: 'PowerPoint with notes and a hidden slide',
    file: 'kinds/notes.pptx',
    by: `PptxGenJS 4.0.1, ${LIBRE_OFFICE}`,
  },
  { kind: 'CSV', file: 'kinds/revenue.csv', by: HAND },
  { kind: 'Plain text', file: 'kinds/notes.txt', by: HAND },
  { kind: 'OpenDocument text', file: 'kinds/report.odt', by: LIBRE_OFFICE },
  { kind: 'OpenDocument spreadsheet', file: 'kinds/fees.ods', by: LIBRE_OFFICE },
  { kind: 'Word before 2007', file: 'kinds/report.doc', by: LIBRE_OFFICE },
  { kind: 'Excel before 2007', file: 'kinds/fees.xls', by: LIBRE_OFFICE },
  { kind: 'Rich Text Format', file: 'kinds/report.rtf', by: LIBRE_OFFICE },
  { kind: 'ZIP archive', file: 'kinds/documents.zip', by: 'Info-ZIP 3.0' },
];
