import { logFailure } from '@aldergate/platform'
import { compositionFile } from '@aldergate/contract'
import { compositionName } from '../registry/compositionName'
import type { ReadableRegistry } from '../registry/readRegistry'
import { fetchedRegistry, isNotThere, SLOW_LINE_MS } from '../registry/registry'
import { distrustOf, OWN_TRUST } from '../registry/trust'
import type { AskedComposition } from './askedComposition'

/** The requested composition on today's host; today's composition if it is the same or not available. */
export async function anotherDays(
  asked: AskedComposition,
  today: ReadableRegistry,
): Promise<ReadableRegistry> {
  if (asked.name === compositionName(today)) return today
  const patient = { signal: AbortSignal.timeout(SLOW_LINE_MS) }
  try {
    const url = `/${compositionFile(asked.fingerprint)}`
    return travelTo(asked, await fetchedRegistry(url, OWN_TRUST, patient), today)
  } catch (failure) {
    logFailure(`Composition ${asked.name} could not be read; that of today is shown`, failure)
    // An unsigned composition is not the one that was kept under that name, so it counts as gone.
    const isGone = isNotThere(failure) || distrustOf(failure) !== undefined
    return { ...today, journey: { name: asked.name, lost: isGone ? 'gone' : 'unread' } }
  }
}

/** Another day's remotes on today's host. */
export function travelTo(
  { name, canaries }: AskedComposition,
  past: ReadableRegistry,
  today: ReadableRegistry,
): ReadableRegistry {
  const remotes = past.remotes.map((remote) => {
    const canary = past.canaries.find((each) => each.remote.name === remote.name)
    return canary && canaries.includes(remote.name) ? canary.remote : remote
  })
  const isSameHost = past.hostVersion === today.hostVersion
  const otherHost = isSameHost ? undefined : past.hostVersion
  return {
    ...past,
    remotes,
    hostVersion: today.hostVersion,
    packages: today.packages,
    texts: today.texts,
    heldBack: today.heldBack,
    origins: today.origins,
    allowsOverrides: today.allowsOverrides,
    journey: { name, release: past.release, otherHost },
  }
}
