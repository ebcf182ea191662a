import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../process/run.ts'
import { ROOT, WORK_FOLDER } from '../process/root.ts'
import { toolStep, type Step } from './steps.ts'

/** Handwritten declarations, which no module imports and every user of the code beside them needs. */
const HANDMADE = 'shared/*/src/**/*.d.ts'

/**
 * Returns the steps that only read sources, of some workspaces or of all. Each keeps one core busy, so the longest
 * comes first.
 */
export function readersOf(folders: readonly string[] = []): Step[] {
  const isAll = folders.length === 0
  const paths = isAll ? ['.'] : folders
  const workspaces = folders.flatMap((folder) => ['--workspace', folder])
  return [
    isAll ? toolStep('Types', 'tsc', []) : typesOf(folders),
    toolStep('Lint', 'eslint', ['--max-warnings', '0', ...paths]),
    toolStep('Unused code', 'knip', workspaces),
    toolStep('Format', 'prettier', ['--check', ...paths]),
  ]
}

/** Type-checks these workspaces and their dependencies only: errors elsewhere are for other teams to fix. */
function typesOf(folders: readonly string[]): Step {
  const project = join(WORK_FOLDER, 'types', `${folders.join('+')}.json`)
  return {
    heading: 'Types',
    take: async () => {
      await mkdir(join(WORK_FOLDER, 'types'), { recursive: true })
      await writeFile(
        project,
        JSON.stringify({
          extends: join(ROOT, 'tsconfig.base.json'),
          include: [...folders, HANDMADE].map((path) => join(ROOT, path)),
        }),
      )
      return run('tsc', ['--project', project], { isCaptured: true })
    },
  }
}
