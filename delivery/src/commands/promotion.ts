import { BUCKETS } from '@aldergate/contract'
import { BUDGETS } from '../store/budgets.ts'
import { leaveUnopened, lookInBrowser } from '../opening/lookInBrowser.ts'
import { misuse } from '../process/refusal.ts'
import { whoIsThis } from '../process/whoIsThis.ts'
import type { SigningKey } from '../signing/signature.ts'
import { signingKey } from '../signing/signingKey.ts'
import type { Trial } from '../promotion/canaries.ts'
import { inPercent } from '../store/canary.ts'
import { liveRelease } from '../store/live.ts'
import { promotePatiently } from '../promotion/promotePatiently.ts'
import type { Look } from '../promotion/passGate.ts'
import type { Composition, Release } from '../store/release.ts'
import { readSettings } from '../store/settings.ts'
import { withoutHeldBack } from '../workspaces/withoutHeldBack.ts'
import type { Context, Outcome, Typed } from './subcommand.ts'

/** The options for how versions go live. */
export const PROMOTION_OPTIONS = {
  why: {
    type: 'string',
    value: 'text',
    default: 'promoted by hand',
    says: 'the reason, which the release keeps',
  },
  percent: {
    type: 'string',
    value: 'percent',
    says: 'for so many of all browsers, to the hundredth; each keeps what it was dealt',
  },
  cohort: {
    type: 'string',
    value: 'name',
    says: 'who deals: the canaries of one cohort run in the same browsers (else as so far, or the remote)',
  },
  wait: {
    type: 'string',
    value: 'seconds',
    default: '0',
    says: 'how long others may take to make live what it needs',
  },
  'unless-held-back': {
    type: 'boolean',
    says:
      'for pipelines: leaves where they are builds of which somebody went back from this very version, and is for ' +
      'all where no canary can run beside what is live',
  },
  open: {
    type: 'boolean',
    says: 'opens its pages in a browser first, also where the settings of the store do not ask for it',
  },
  'without-opening': {
    type: 'boolean',
    says: 'does not, although they do; the release keeps that',
  },
  'allow-loss': {
    type: 'boolean',
    says: 'lets go of pages that nobody would answer any more',
  },
  'allow-new-key': {
    type: 'boolean',
    says: 'changes the key of the store by this host at once, because the one until now is lost or stolen',
  },
} as const

/**
 * Reads the promotion options, and returns the function that promotes. Refuses invalid options before anything else is
 * done.
 */
export function promotionOf(values: Typed<typeof PROMOTION_OPTIONS>['values']) {
  const waitS = secondsOf(values.wait)
  const trial = trialOf(values)
  if (values.open && values['without-opening']) {
    throw misuse('--open and --without-opening say the opposite: give one of them.')
  }
  return async (wanted: Composition, context: Context): Promise<Outcome> => {
    const { store, begun, catchUp, note } = context
    const { versions, warnings: heldBack } = values['unless-held-back']
      ? withoutHeldBack(await liveRelease(store), wanted)
      : { versions: wanted, warnings: [] }
    const key = await signingKey(process.env)
    const promoted = await promotePatiently(
      {
        store,
        versions,
        trial: trial && { ...trial, isElseForAll: values['unless-held-back'] },
        who: whoIsThis(),
        why: values.why,
        key,
        look: await lookOf(values, context, key),
        isLossAllowed: values['allow-loss'],
        isKeyChangeAllowed: values['allow-new-key'],
        begun,
      },
      {
        waitMs: waitS * 1000,
        catchUp,
        onWait: (problem) => note(`Waiting up to ${waitS} s for another release. ${problem}`),
      },
    )
    const { release, isNew } = promoted
    const warnings = [...heldBack, ...promoted.warnings]
    if (Object.keys(versions).length === 0) {
      const lines = [...warnings.map(warningOf), `release ${release.release} stays as it is`]
      return { lines, data: { release: release.release, versions, isNew, warnings } }
    }
    return {
      lines: [
        ...warnings.map(warningOf),
        `${statesOf(release, versions, isNew)}: release ${release.release}`,
      ],
      data: {
        release: release.release,
        versions,
        ...(trial && { canaries: release.canaries }),
        isNew,
        opened: release.opened,
        warnings,
      },
    }
  }
}

/** How a warning is printed. */
export function warningOf(warning: string): string {
  return `Warning: ${warning}`
}

/** Lists the promoted versions, those for everybody and those for some browsers separately. */
function statesOf({ canaries }: Release, versions: Composition, isNew: boolean): string {
  const groups: Record<string, string[]> = {}
  for (const [name, version] of Object.entries(versions)) {
    const canary = canaries?.[name]
    const isTried = canary?.version === version
    const end = isTried ? `for ${inPercent(canary.below)} of browsers` : 'live'
    groups[end] = [...(groups[end] ?? []), `${name} ${version}`]
  }
  const states = Object.entries(groups).map(([end, those]) => {
    const [is, was] = those.length > 1 ? ['are', 'were'] : ['is', 'was']
    return `${those.join(', ')} ${isNew ? `${is} ${end}` : `${was} ${end} already`}`
  })
  return states.join(', ')
}

/** The browser check that opens changed pages before they go live; `undefined` if it is not configured. */
async function lookOf(
  values: { open: boolean; 'without-opening': boolean },
  { store, looks }: Context,
  key: SigningKey | undefined,
): Promise<Look | undefined> {
  const { opening } = await readSettings(store)
  if (!opening && !values.open) return undefined
  return values['without-opening']
    ? leaveUnopened
    : lookInBrowser({ store, budgets: opening ?? BUDGETS, key, looks })
}

/** The audience of canaries; `undefined` when the versions are for everybody. */
function trialOf({ percent, cohort }: { percent?: string; cohort?: string }): Trial | undefined {
  if (percent === undefined) {
    if (cohort === undefined) return undefined
    throw misuse('--cohort is of a canary: say for how many, as in --percent 10.')
  }
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(percent) || Number(percent) > 100) {
    throw misuse(
      `--percent is "${percent}": give it 0 to 100, to the hundredth, as in --percent 12.5.`,
    )
  }
  if (cohort !== undefined && !/^[a-z][a-z0-9-]*$/.test(cohort)) {
    throw misuse(`--cohort is "${cohort}": give it a name like that of a remote.`)
  }
  const below = Math.round((Number(percent) * BUCKETS) / 100)
  if (below < BUCKETS) return { below, cohort }
  if (cohort === undefined) return undefined
  throw misuse('--cohort is of a canary, and --percent 100 is everybody: leave one of them out.')
}

function secondsOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw misuse(`--wait is "${text}": give it whole seconds, as in --wait 60.`)
}
