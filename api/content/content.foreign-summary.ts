/** The excerpt, or the text for search engines: the summary of an article serves readers and search engines. */
export function chooseSummary(excerpt: string, description: string, notes: string[]): string {
  if (!description || description === excerpt) return excerpt;
  // Plugins write variables such as %%excerpt%% that only they can replace.
  if (excerpt || hasVariables(description)) {
    notes.push(`its description for search engines left out: ${description}`);
    return excerpt;
  }
  return description;
}

export function noteSeoTitle(seoTitle: string, title: string, notes: string[]): void {
  if (seoTitle && seoTitle !== title && !hasVariables(seoTitle))
    notes.push(`its title for search engines left out: ${seoTitle}`);
}

const hasVariables = (text: string): boolean => /%%?\w+%%?/.test(text);
