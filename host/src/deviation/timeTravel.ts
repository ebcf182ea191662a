import { logFailure } from '@aldergate/platform'
import { compositionFile } from '@aldergate/contract'
import { compositionName } from '../composition/compositionName'
import type { ReadableRegistry } from '../composition/readRegistry'
import { fetchedRegistry } from '../composition/registry'
import type { AskedComposition } from './askedComposition'

/** The composition of another day that this document shows, or was asked for in vain. */
export interface Journey {
  name: string
  /** `undefined` where nothing is kept of it: the document shows today's. */
  release: number | undefined
  /** The host of that day, where it was another: today's runs. */
  otherHost: string | undefined
}

/** The composition that was asked for, on the host of today; today's where it is that, or is no longer kept. */
export async function anotherDays(
  asked: AskedComposition,
  today: ReadableRegistry,
): Promise<ReadableRegistry> {
  if (asked.name === compositionName(today)) return today
  try {
    return travelTo(asked, await fetchedRegistry(`/${compositionFile(asked.fingerprint)}`), today)
  } catch (failure) {
    logFailure(`Composition ${asked.name} could not be read; that of today is shown`, failure)
    return { ...today, journey: { name: asked.name, release: undefined, otherHost: undefined } }
  }
}

/** The remotes of another day on the host of today. */
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
    journey: { name, release: past.release, otherHost },
  }
}
