import type { Bucket } from '../bucket/bucket.ts'
import { SETTINGS } from '../bucket/keys.ts'
import { onCopy } from '../bucket/onCopy.ts'
import { isMisuse, isRefusal, misuse } from '../process/refusal.ts'
import { settingsFile } from '../names/storePaths.ts'
import { namedIn } from './namedIn.ts'
import type { Context, Outcome, Subcommand } from './subcommand.ts'

/**
 * Does on a copy of the bucket what a subcommand does to a folder, and reports what has come of it once that is in the bucket.
 * Refuses what works on a folder alone.
 */
export async function startOnBucket(
  { name, needs, start }: Subcommand,
  args: readonly string[],
  { context, bucket }: { context: Context; bucket: Bucket },
): Promise<void> {
  const { address } = bucket
  if (needs === 'folder') {
    throw misuse(
      `${name} works on a folder, and STORE is ${address}: bring that to a folder by npm run pull -- <folder>, ` +
        'then set STORE to it.',
    )
  }
  const outcome = await onCopy(bucket, { isWhole: needs === 'all' }, async (copy) => {
    let said: Outcome | undefined
    // Nobody knows of the copy, and its settings have another place in it.
    const named = <Text>(text: Text): Text =>
      namedIn(
        namedIn(text, settingsFile(copy.store), `${address}/${SETTINGS}`),
        copy.store,
        address,
      )
    try {
      await start(args, {
        ...context,
        store: copy.store,
        bucket: address,
        catchUp: copy.catchUp,
        report: (each) => (said = named(each)),
        note: (line) => context.note(named(line)),
      })
    } catch (error) {
      if (!isRefusal(error)) throw error
      // Most often that is why: what is damaged has not come.
      const damage = isMisuse(error) ? [] : await copy.problems()
      const message = [named(error.message), ...damage].join(' ')
      throw Object.assign(error, { message })
    }
    return said && withProblems(said, await copy.problems())
  })
  if (outcome) context.report(outcome)
}

function withProblems(said: Outcome, problems: readonly string[]): Outcome {
  if (problems.length === 0) return said
  const { problems: others = [] } = said.data
  return {
    lines: [...said.lines, ...problems],
    data: { ...said.data, problems: [...(others as string[]), ...problems] },
    isBad: true,
  }
}
