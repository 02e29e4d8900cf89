/** How languages are written, the same in English and French; others are shown as they are named. */
const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  csharp: 'C#',
  css: 'CSS',
  go: 'Go',
  groovy: 'Groovy',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  toml: 'TOML',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/**
 * @param language As src/plugins/static-code names it.
 * @returns Its name as people write it; nothing for plain text.
 */
export function languageLabel(language: string): string {
  return language === 'text' ? '' : (LABELS[language] ?? language);
}
