import path from 'node:path';

/** Formats files with Prettier, in the style of the repository: texts by path. */
export async function formatFiles(
  files: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  // Not above, because tests import this file, and Jest cannot load Prettier.
  const { format, resolveConfig } = await import('prettier');
  const formatted: Record<string, string> = {};
  for (const [file, text] of Object.entries(files)) {
    const style = await resolveConfig(path.resolve(file));
    formatted[file] = await format(text, { ...style, filepath: file });
  }
  return formatted;
}
