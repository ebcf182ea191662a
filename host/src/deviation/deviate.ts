import { noteOrigin, ordersOffAtom } from '@aldergate/platform'
import type { Store } from 'jotai'
import type { ComponentType } from 'react'
import { keptDeviation } from '../composition/deviates'
import type { ReadableRegistry } from '../composition/readRegistry'
import { liveRegistry } from '../composition/registry'
import { askedComposition } from './askedComposition'
import { keepDeviation } from './keepDeviation'
import { type Override, type OverrideRefusal, readOverride } from './overrides'
import { DeviationNotice } from './parts/DeviationNotice'
import { withOverrides } from './withOverrides'
import { anotherDays } from './timeTravel'

/** What a document shows that deviates from what is live. */
export interface Deviation {
  registry: ReadableRegistry
  /** The same with the newest release below it. */
  newest: () => Promise<ReadableRegistry>
  /** Says so, on every page. */
  Notice: ComponentType
  /** Whether it runs what nobody has made live: nothing is told or kept of that, and it places no orders. */
  isTrial: boolean
}

/** What was asked for in vain. */
export interface RefusedOverride {
  /** As it was asked for. */
  text: string
  refusal: OverrideRefusal
}

/** What the address and this tab ask for instead of what is live; keeps for the tab what goes on with the next document. */
export async function deviate(
  today: ReadableRegistry,
  search: string,
  store: Store,
): Promise<Deviation> {
  const { overrides, refused } = askedOverrides(search, today)
  keepDeviation(overrides.map(({ remote, url }) => ['override', `${remote}:${url}`]))
  const asked = askedComposition(search)
  const base = asked ? await anotherDays(asked, today) : today
  const isTrial = overrides.length > 0
  store.set(ordersOffAtom, isTrial)

  async function on(below: ReadableRegistry): Promise<ReadableRegistry> {
    const registry = await withOverrides(below, overrides)
    for (const { remote, version, url } of registry.trials ?? []) {
      noteOrigin(url, { name: remote, version })
    }
    return { ...registry, refused }
  }
  return {
    registry: await on(base),
    newest: async () => on(await liveRegistry()),
    Notice: DeviationNotice,
    isTrial,
  }
}

/** The address counts before what the tab has kept; of several for one remote, the last. */
function askedOverrides(search: string, registry: ReadableRegistry) {
  const texts = [keptDeviation(), search].flatMap((query) =>
    new URLSearchParams(query).getAll('override'),
  )
  const overrides = new Map<string, Override>()
  const refused: RefusedOverride[] = []
  for (const text of texts) {
    const read = readOverride(text, registry)
    if ('override' in read) overrides.set(read.override.remote, read.override)
    else refused.push({ text, refusal: read.refusal })
  }
  return { overrides: [...overrides.values()], refused }
}
