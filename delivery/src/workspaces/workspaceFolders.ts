import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './root.ts'

/** The folders of all workspaces, as the patterns of `package.json` find them. */
export function workspaceFolders(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const manifests = workspaces.map((pattern) => `${pattern}/package.json`)
  return globSync(manifests, { cwd: ROOT }).map(dirname).sort()
}
