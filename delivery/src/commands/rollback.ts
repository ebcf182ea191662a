import { misuse, refusal } from '../process/refusal.ts'
import { inPercent } from '../store/canary.ts'
import { liveRelease } from '../store/live.ts'
import { previousVersions } from '../store/previousVersions.ts'
import { promoteVersions } from '../store/promoteVersions.ts'
import type { Composition, Release } from '../store/release.ts'
import { readRelease } from '../store/releases.ts'
import { inOrder, nameIn } from '../workspaces/buildNames.ts'
import { whoIsThis } from '../workspaces/deliver.ts'
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
  operands: '<name>…',
  options: OPTIONS,
  examples: ['trading --why "Orders come twice"', '--to 41'],
  run: async ({ operands, values }, { store, report }) => {
    const live = await liveRelease(store)
    if (!live) throw refusal(`Nothing is live in ${store}: promote something first.`)
    const versions = await versionsToGoTo(store, live, { operands, values })
    const { release, isNew, warnings } = await promoteVersions({
      store,
      versions,
      who: whoIsThis(),
      why: values.why,
      key: await signingKey(process.env),
      // Who goes back knows that newer pages go: that they do is said.
      isLossAllowed: true,
      isGoingBack: true,
      backTo: values.to === undefined ? undefined : Number(values.to),
    })
    const steps = inOrder(Object.keys(versions)).flatMap((name) => {
      const [from, to] = [live.composition[name], release.composition[name]]
      const canary = live.canaries?.[name]
      const ended =
        canary && `${name} ${canary.version}, the canary for ${inPercent(canary.below)}, has ended`
      const isThere = from === to
      if (ended && isThere) return [ended, `${name} is at ${to} for everybody`]
      const step = isThere
        ? `${name} was at ${to} already`
        : `${name} went back from ${from} to ${to}`
      return ended ? [ended, step] : [step]
    })
    report({
      lines: [...warnings.map(warningOf), ...steps, `release ${release.release} is live`],
      data: { release: release.release, versions, isNew, warnings },
    })
  },
})

async function versionsToGoTo(
  store: string,
  live: Release,
  { operands, values }: Typed<typeof OPTIONS>,
): Promise<Composition> {
  const names = inOrder(operands.map(nameIn))
  if (values.to === undefined) {
    if (names.length > 0) return await previousVersions(store, live, names)
    throw misuse('Name what goes back, as in npm run rollback -- trading, or a release: --to 41.')
  }
  if (!/^\d+$/.test(values.to)) {
    throw misuse(`--to is "${values.to}": give it the number of a release, as in --to 41.`)
  }
  const { composition } = await readRelease(store, Number(values.to))
  const missing = names.find((name) => composition[name] === undefined)
  if (missing !== undefined) {
    throw refusal(`${missing} was not live in release ${values.to}: see npm run history.`)
  }
  const chosen = names.length > 0 ? names : Object.keys(composition)
  return Object.fromEntries(chosen.map((name) => [name, composition[name] ?? '']))
}
