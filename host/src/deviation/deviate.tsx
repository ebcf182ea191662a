import { noteOrigin, ordersOffAtom } from '@aldergate/platform'
import type { Store } from 'jotai'
import { keptDeviation } from '../registry/deviates'
import type { Deviation } from '../registry/deviation'
import type { ReadableRegistry } from '../registry/readRegistry'
import type { Refused } from '../registry/refused'
import { liveRegistry, wholeRegistry } from '../registry/registry'
import { askedComposition } from './askedComposition'
import { keepDeviation } from './keepDeviation'
import { type Override, readOverride } from './overrides'
import { DeviationNotice } from './parts/DeviationNotice'
import { type Previewed, previewed } from './previews'
import { withOverrides, withRemote } from './withOverrides'
import { anotherDays } from './timeTravel'

/**
 * Composes what the address and this tab ask for instead of what is live. Keeps the overrides and previews for the
 * tab's next documents, and switches orders off while there are any.
 */
export async function deviate(
  first: ReadableRegistry,
  search: string,
  store: Store,
  /** The host's trusted keys; a test passes others. */
  keys?: readonly string[],
): Promise<Deviation> {
  const today = first.partFor === undefined ? first : await wholeRegistry(first)
  const refused: Refused[] = []
  const overrides = askedOverrides(search, today, refused)
  const { previews, kept } = await askedPreviews(search, refused, keys)
  keepDeviation([
    ...overrides.map(({ remote, url }) => ['override', `${remote}:${url}`] as const),
    ...kept.map((text) => ['preview', text] as const),
  ])
  const day = askedComposition(search)
  const name = new URLSearchParams(search).get('composition')
  if (name && !day) refused.push({ text: name, refusal: 'composition-form' })
  const base = day ? await anotherDays(day, today) : today
  const isTrial = overrides.length + previews.length > 0
  store.set(ordersOffAtom, isTrial)

  async function on(below: ReadableRegistry): Promise<ReadableRegistry> {
    const previewing = previews.reduce(
      (all, { remote, until }) =>
        withRemote(all, remote, { url: `/${remote.name}/${remote.version}`, until }),
      below,
    )
    const registry = await withOverrides(previewing, overrides)
    for (const { remote, version, url } of registry.trials ?? []) {
      noteOrigin(url, { name: remote, version })
    }
    return { ...registry, refused }
  }
  return {
    registry: await on(base),
    // What the address asked for and did not get stays so on each newer release.
    newest: async () => on({ ...(await liveRegistry()), journey: base.journey }),
    Notice: DeviationNotice,
    isTrial,
  }
}

/** Returns the values that the tab has kept, then those of the address; duplicates count where they come last. */
function asked(search: string, key: string): string[] {
  const all = [keptDeviation(), search].flatMap((query) => new URLSearchParams(query).getAll(key))
  return all.filter((text, place) => all.lastIndexOf(text) === place)
}

function askedOverrides(
  search: string,
  registry: ReadableRegistry,
  refused: Refused[],
): Override[] {
  const overrides = new Map<string, Override>()
  for (const text of asked(search, 'override')) {
    const read = readOverride(text, registry)
    if ('override' in read) overrides.set(read.override.remote, read.override)
    else refused.push({ text, refusal: read.refusal })
  }
  return [...overrides.values()]
}

/**
 * The previews to show, over which an override of the same remote takes precedence, and the texts that the tab keeps:
 * a preview that merely could not be read is retried in the next document.
 */
async function askedPreviews(
  search: string,
  refused: Refused[],
  keys: readonly string[] | undefined,
): Promise<{ previews: Previewed[]; kept: string[] }> {
  const previews = new Map<string, Previewed>()
  const kept = new Map<string, string>()
  const refusals = new Map<string, Refused[]>()
  for (const text of asked(search, 'preview')) {
    const [remote = ''] = text.split(':')
    const read = await previewed(text, Date.now(), keys)
    if (typeof read === 'string') {
      const refusal = { text: text.replace(/~.*/s, ''), refusal: read }
      refusals.set(remote, [...(refusals.get(remote) ?? []), refusal])
    } else {
      previews.set(remote, read)
      // It takes the place of the links before it, which are often over.
      refusals.delete(remote)
    }
    if (typeof read !== 'string' || read === 'preview-unread') kept.set(remote, text)
  }
  refused.push(...[...refusals.values()].flat())
  return { previews: [...previews.values()], kept: [...kept.values()] }
}
