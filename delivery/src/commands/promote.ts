import { misuse } from '../process/refusal.ts'
import { liveRelease } from '../store/live.ts'
import { promotePatiently } from '../store/promotePatiently.ts'
import { typedVersions } from './typedVersions.ts'
import { subcommand } from './subcommand.ts'
import { whoIsThis } from '../workspaces/deliver.ts'
import { withoutHeldBack } from '../workspaces/withoutHeldBack.ts'

export const promote = subcommand({
  name: 'promote',
  script: 'promote',
  summary: 'Makes published versions live, in one release',
  details: 'Without a version, that which was published last. Everything else stays as it is.',
  operands: '<name>[@<version>]…',
  options: {
    why: {
      type: 'string',
      value: 'text',
      default: 'promoted by hand',
      says: 'the reason, which the release keeps',
    },
    wait: {
      type: 'string',
      value: 'seconds',
      default: '0',
      says: 'how long others may take to make live what it needs',
    },
    'unless-held-back': {
      type: 'boolean',
      says: 'leaves where they are builds of which somebody went back from this very version',
    },
    'allow-loss': {
      type: 'boolean',
      says: 'lets go of pages that nobody would answer any more',
    },
  },
  examples: ['trading --why "Topics are sorted by age"', 'host trading@0.1.0-0123456789ab'],
  run: async ({ operands, values }, { store, report, note }) => {
    if (operands.length === 0) {
      throw misuse(
        'Name what to promote, as in npm run promote -- trading --why "the new tickers".',
      )
    }
    const waitS = secondsOf(values.wait)
    const wanted = await typedVersions(store, operands)
    const { versions, warnings: heldBack } = values['unless-held-back']
      ? withoutHeldBack(await liveRelease(store), wanted)
      : { versions: wanted, warnings: [] }
    const promoted = await promotePatiently(
      {
        store,
        versions,
        who: whoIsThis(),
        why: values.why,
        isLossAllowed: values['allow-loss'],
      },
      {
        waitMs: waitS * 1000,
        onWait: (problem) => note(`Waiting up to ${waitS} s for another release. ${problem}`),
      },
    )
    const { release, isNew } = promoted
    const warnings = [...heldBack, ...promoted.warnings]
    const what = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
    const [is, was] = what.length > 1 ? ['are', 'were'] : ['is', 'was']
    const state = isNew ? `${is} live` : `${was} live already`
    report({
      lines: [
        ...warnings.map((warning) => `Warning: ${warning}`),
        `${what.join(', ')} ${state}: release ${release.release}`,
      ],
      data: { release: release.release, versions, isNew, warnings },
    })
  },
})

function secondsOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw misuse(`--wait is "${text}": give it whole seconds, as in --wait 60.`)
}
