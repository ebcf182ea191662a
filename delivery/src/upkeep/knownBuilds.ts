import { refusal } from '../process/refusal.ts'
import { type BuildName, inOrder } from '../names/buildNames.ts'
import { liveRelease } from '../store/live.ts'
import { namedVersions } from '../store/release.ts'
import { storedBuilds } from '../store/storedVersions.ts'

/** The builds that are in a store, or live there. Refuses names that are neither. */
export async function knownBuilds(
  store: string,
  names: readonly BuildName[],
): Promise<readonly BuildName[]> {
  const live = await liveRelease(store)
  const shown = live ? namedVersions(live).map(([name]) => name) : []
  const all = inOrder([...(await storedBuilds(store)), ...shown])
  const unknown = names.find((name) => !all.includes(name))
  if (unknown === undefined) return all
  throw refusal(
    all.length === 0
      ? nothingIn(store)
      : `Nothing of ${unknown} is in the store: choose from ${all.join(', ')}.`,
  )
}

/** Whether a store has no version and nothing is live there. */
export async function isEmpty(store: string): Promise<boolean> {
  return (await liveRelease(store)) === undefined && (await storedBuilds(store)).length === 0
}

/** Says that a store is empty, perhaps because its name was mistyped. */
export function nothingIn(store: string): string {
  return `Nothing is in ${store}: look whether STORE names what you mean.`
}
