import { notGiven } from '@aldergate/build/notGiven'
import type { Published, PublishedComposition } from '../store/published.ts'
import { namedVersions, type Versions } from '../store/release.ts'
import { checkSeam, type Difference } from './checkSeam.ts'
import { misfitSentence } from './misfitSentence.ts'
import { readSeam } from './readSeam.ts'
import { needsOf, type Party } from './needs.ts'

interface SeamOptions {
  store: string
  /** The builds that would be live together. */
  next: PublishedComposition
  /** The versions that are live now; they were checked when they went live. */
  live: Versions
}

/**
 * Returns a line with its cure for each remote that is incompatible with the host; `undefined` when all are
 * compatible.
 */
export async function seamProblem({ store, next, live }: SeamOptions): Promise<string | undefined> {
  const host = await partyOf(store, next.host)
  const remotes = [...next.remotes, ...next.canaries]
  const takers = await Promise.all(remotes.map((each) => partyOf(store, each)))
  const known = new Set(namedVersions(live).map(keyOf))
  const isLive = ({ name, version }: Party) => known.has(keyOf([name, version]))
  const isHostLive = isLive(host)
  const problems: string[] = []
  for (const taker of takers) {
    if (isHostLive && isLive(taker)) continue
    const { names, libraries } = needsOf(taker, host)
    const differences = [
      ...notGiven(host.seam.given, libraries).map(missing),
      ...(await checkSeam({
        offered: host.seam.declarations,
        used: taker.seam.declarations,
        names,
      })),
    ]
    if (differences.length > 0) {
      problems.push(misfitSentence({ taker, host, differences, isHostLive }))
    }
  }
  return problems.length > 0 ? problems.join('\n') : undefined
}

function missing({ key, name }: { key: string; name: string }): Difference {
  return { key, name: name === '*' ? 'all' : name, kind: 'missing', message: '' }
}

function keyOf([name, version]: readonly [string, string]): string {
  return `${name} ${version}`
}

async function partyOf(store: string, { built, version }: Published): Promise<Party> {
  return { name: built.name, version, seam: await readSeam(store, built.name, version) }
}
