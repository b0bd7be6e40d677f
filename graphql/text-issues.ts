/** An issue that the publishing check found in a text, in `extensions.issues` of the error that refuses it. */
export interface TextIssue {
  severity: 'ERROR' | 'WARNING';
  /** The name of the field in capital letters. */
  field: string;
  /** The line of the Markdown text, from 1. Null if the issue is not about the text. */
  line: number | null;
  message: string;
}
