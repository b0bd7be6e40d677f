/** What a form begins with: where to go afterwards, and what became of it when it was sent without JavaScript. */
export interface FormStart {
  next: string | null;
  message: string | null;
  values: Record<string, string>;
  faults: Record<string, string>;
}
