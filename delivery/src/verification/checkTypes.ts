import { mapLimited } from '../process/mapLimited.ts'
import { refusal } from '../process/refusal.ts'
import { run } from '../process/run.ts'
import { sayProblem } from '../process/say.ts'
import { workspaceFolders } from '../workspaces/workspaceFolders.ts'

/** Checks the types of every workspace, two at once. Refuses when one has errors, after printing them. */
export async function checkTypes(): Promise<void> {
  const failed = await mapLimited(workspaceFolders(), 2, async (workspace) => {
    const { isOk, output } = await run('tsc', ['-p', workspace], { isCaptured: true })
    if (isOk) return []
    sayProblem(output)
    return [workspace]
  })
  if (failed.flat().length === 0) return
  throw refusal(`The types of ${failed.flat().join(', ')} do not fit: mend what is printed above.`)
}
