import { misuse, refusal } from '../process/refusal.ts'
import { whoIsThis } from '../process/whoIsThis.ts'
import { inPercent } from '../store/canary.ts'
import { halfShownProblem, newestIn } from '../upkeep/liveProblems.ts'
import type { Begun } from '../store/live.ts'
import { pastReleases } from '../store/pastReleases.ts'
import { previousVersions } from '../store/previousVersions.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import type { Composition, Release } from '../store/release.ts'
import { readRelease } from '../store/releases.ts'
import { type BuildName, inOrder, nameIn } from '../names/buildNames.ts'
import { warningOf } from './promotion.ts'
import { signingKey } from '../signing/signingKey.ts'
import { subcommand, type Typed } from './subcommand.ts'

const OPTIONS = {
  to: { type: 'string', value: 'release', says: 'goes back to what was live in that release' },
  why: {
    type: 'string',
    value: 'text',
    default: 'rolled back by hand',
    says: 'the reason, which the release keeps',
  },
} as const

export const rollback = subcommand({
  name: 'rollback',
  script: 'rollback',
  summary: 'Goes back to earlier versions, by a new release',
  details:
    'Each named build goes to the version that was live before the one that is; again, one further. One ' +
    'with a canary ends that first, and what is live stays. ' +
    'With --to, to that of a release, and without names all builds do. npm start leaves them there.',
  operands: '[<name>…]',
  options: OPTIONS,
  examples: ['trading --why "Orders come twice"', '--to 41'],
  run: async ({ operands, values }, { store, begun, report }) => {
    const going = goingBack({ operands, values })
    const problem = going.to === undefined ? await halfShownProblem(store, going.names) : undefined
    if (problem !== undefined) throw refusal(problem)
    const { release, replaced, versions, isNew, warnings } = await promoteVersions({
      store,
      versions: chooser(store, going, begun),
      who: whoIsThis(),
      why: values.why,
      key: await signingKey(process.env),
      // Losing newer pages is expected in a rollback: it causes a warning only.
      isLossAllowed: true,
      isGoingBack: true,
      backTo: going.to,
      begun,
    })
    const steps = inOrder(Object.keys(versions)).flatMap((name) => {
      const [from, to] = [replaced?.composition[name], release.composition[name]]
      const canary = replaced?.canaries?.[name]
      const ended =
        canary && `${name} ${canary.version}, the canary for ${inPercent(canary.below)}, has ended`
      const isThere = from === to
      if (ended && isThere) return [ended, `${name} is at ${to} for everybody`]
      const moved =
        from === undefined
          ? `${name} is live again, at ${to}`
          : `${name} went back from ${from} to ${to}`
      const step = isThere ? `${name} was at ${to} already` : moved
      return ended ? [ended, step] : [step]
    })
    report({
      lines: [...warnings.map(warningOf), ...steps, `release ${release.release} is live`],
      data: { release: release.release, versions, isNew, warnings },
    })
  },
})

interface GoingBack {
  names: readonly BuildName[]
  /** The target release; `undefined` for the previous versions. */
  to: number | undefined
}

function goingBack({ operands, values }: Typed<typeof OPTIONS>): GoingBack {
  const versioned = operands.find((operand) => operand.includes('@'))
  if (versioned !== undefined) {
    throw misuse(
      `${versioned} names a version, and rollback takes the one before: to have that one live, npm run promote -- ` +
        `${versioned}.`,
    )
  }
  const names = inOrder(operands.map(nameIn))
  if (values.to === undefined) {
    if (names.length > 0) return { names, to: undefined }
    throw misuse('Name what goes back, as in npm run rollback -- trading, or a release: --to 41.')
  }
  if (/^\d+$/.test(values.to)) return { names, to: Number(values.to) }
  throw misuse(`--to is "${values.to}": give it the number of a release, as in --to 41.`)
}

/**
 * Chooses the target versions when the rollback takes effect. A step back starts from what was live when it was
 * requested: if the build was promoted or rolled back meanwhile, it is refused.
 */
export function chooser(store: string, { names, to }: GoingBack, begun?: Begun) {
  let first = begun?.release
  return async (live: Release | undefined): Promise<Composition> => {
    if (!live) throw refusal(`Nothing is live in ${store}: promote something first.`)
    if (to !== undefined) return await versionsOf(store, live, to, names)
    refuseMoved(names, { live, asked: (first ??= live) })
    return await previousVersions(store, live, names)
  }
}

/** Refuses a change of builds of which another version is live, or tried, than when it was asked for. */
export function refuseMoved(
  names: readonly BuildName[],
  { live, asked }: { live: Release; asked: Release },
): void {
  const moved = names.find((name) => newestIn(live, name) !== newestIn(asked, name))
  if (moved === undefined) return
  throw refusal(
    `Somebody has promoted ${moved}, gone back from it or withdrawn it meanwhile: look at npm run status, ` +
      `then decide anew.`,
  )
}

async function versionsOf(
  store: string,
  live: Release,
  to: number,
  names: readonly BuildName[],
): Promise<Composition> {
  const { composition } = await readRelease(store, to)
  if (!(await wasLive(store, live, to))) {
    throw refusal(`Release ${to} never became live: choose one that did by npm run history.`)
  }
  const missing = names.find((name) => !Object.hasOwn(composition, name))
  if (missing !== undefined) {
    throw refusal(`${missing} was not live in release ${to}: see npm run history.`)
  }
  const chosen = names.length > 0 ? names : Object.keys(composition)
  return Object.fromEntries(chosen.map((name) => [name, composition[name] ?? '']))
}

async function wasLive(store: string, live: Release, number: number): Promise<boolean> {
  for await (const { release } of pastReleases(store, live)) {
    if (release <= number) return release === number
  }
  return false
}
