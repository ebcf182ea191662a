import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { refusal } from '../process/refusal.ts'
import { run } from '../process/run.ts'
import { sayProblem } from '../process/say.ts'
import { ROOT } from '../workspaces/root.ts'

/** Checks the types below every tsconfig.json, two at once. Refuses when one has errors, after printing them. */
export async function checkTypes(): Promise<void> {
  const folders = await foldersWithTypes()
  const failed = await mapLimited(folders, 2, async (folder) => {
    const { isOk, output } = await run('tsc', ['-p', folder], { isCaptured: true })
    if (isOk) return []
    sayProblem(output)
    return [folder]
  })
  if (failed.flat().length === 0) return
  throw refusal(`The types of ${failed.flat().join(', ')} do not fit: mend what is printed above.`)
}

async function foldersWithTypes(): Promise<string[]> {
  const found = await mapLimited(await readdir(ROOT), 8, async (folder) => {
    try {
      await access(join(ROOT, folder, 'tsconfig.json'))
      return [folder]
    } catch {
      return []
    }
  })
  return found.flat()
}
