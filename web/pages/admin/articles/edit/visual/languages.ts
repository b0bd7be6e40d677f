/** Languages of code in articles, as authors name them in Markdown. */
const LANGUAGES = {
  sh: 'Shell',
  powershell: 'PowerShell',
  json: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  ini: 'INI',
  xml: 'XML',
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  ts: 'TypeScript',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  rust: 'Rust',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  sql: 'SQL',
  graphql: 'GraphQL',
  http: 'HTTP',
  dockerfile: 'Dockerfile',
  diff: 'Diff',
  md: 'Markdown',
} as const;

const ALIASES: Record<string, keyof typeof LANGUAGES> = {
  bash: 'sh',
  shell: 'sh',
  yml: 'yaml',
  javascript: 'js',
  typescript: 'ts',
  py: 'python',
  'c++': 'cpp',
  cs: 'csharp',
  markdown: 'md',
};

/** The choices for a code block. The name that the text has stays as it is. */
export function listLanguages(present: string | null): readonly (readonly [value: string, label: string])[] {
  const languages = Object.entries(LANGUAGES);
  const known = present ? ALIASES[present] : undefined;
  const listed = languages.map(([id, label]) => [id === known ? present! : id, label] as const);
  const isListed = !present || listed.some(([id]) => id === present);
  return [['', 'Plain text'], ...listed, ...(isListed ? [] : [[present, present] as const])];
}
