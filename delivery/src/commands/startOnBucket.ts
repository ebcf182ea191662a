import type { Bucket } from '../bucket/bucket.ts'
import { SETTINGS } from '../bucket/keys.ts'
import { onCopy } from '../bucket/onCopy.ts'
import type { Looks } from '../opening/lookInBrowser.ts'
import { isMisuse, isRefusal, misuse } from '../process/refusal.ts'
import { settingsFile } from '../names/storePaths.ts'
import { namedIn } from './namedIn.ts'
import type { Context, Outcome, Subcommand } from './subcommand.ts'

/**
 * Runs a subcommand on a copy of the bucket, and reports its outcome once the result is in the bucket. Refuses
 * subcommands that work on a folder only.
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
  const looks: Looks = new Map()
  const asked: NonNullable<Context['asked']> = {}
  const outcome = await onCopy(bucket, { isWhole: needs === 'all' }, async (copy) => {
    let said: Outcome | undefined
    // Replaces the copy's path, which means nothing to the user, and that of the settings, which are elsewhere in a
    // bucket.
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
        begun: copy.begun,
        looks,
        asked,
        catchUp: copy.catchUp,
        report: (each) => (said = named(each)),
        note: (line) => context.note(named(line)),
      })
    } catch (error) {
      if (!isRefusal(error)) throw error
      // Damage is the likely cause: damaged objects are missing from the copy.
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
