/**
 * Returns the excerpt, or the SEO description if there is no excerpt. An article has one summary for readers and search
 * engines.
 */
export function chooseSummary(excerpt: string, description: string, notes: string[]): string {
  if (!description || description === excerpt) return excerpt;
  // SEO plugins store variables such as %%excerpt%%, which only the plugin can replace.
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
