import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first file with one of these names in the folders of PATH, or in further ones. */
export function findTool(
  names: readonly string[],
  moreFolders: readonly string[] = [],
): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), ...moreFolders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))
}
