import { misuse } from '../process/refusal.ts'
import { signingKey } from '../signing/signingKey.ts'
import { publishBuild, type PublishResult } from '../store/publishBuild.ts'
import { buildNamesOf } from '../workspaces/buildNames.ts'
import { buildWorkspaces, distFolder } from '../workspaces/buildWorkspaces.ts'
import { refuseFailed, reportBuild } from '../workspaces/reportBuilds.ts'
import { promotionOf, PROMOTION_OPTIONS } from './promotion.ts'
import { subcommand } from './subcommand.ts'

export const deliver = subcommand({
  name: 'deliver',
  script: 'deliver',
  summary: 'Builds, publishes and promotes, in one go',
  details:
    'From a saved file to live: npm run build, npm run publish:remote and npm run promote, of what is named and as ' +
    'they would do it. What fails or is refused on the way ends it, and nothing becomes live.',
  operands: '<name>…',
  options: PROMOTION_OPTIONS,
  examples: ['trading --why "Topics are sorted by age"', 'trading --percent 10 --open'],
  run: async ({ operands, values }, context) => {
    if (operands.length === 0) {
      throw misuse(
        'Name what to deliver, as in npm run deliver -- trading --why "the new tickers".',
      )
    }
    const { store, note, report } = context
    const promoteAll = promotionOf(values)
    const names = buildNamesOf(operands)
    const key = await signingKey(process.env)

    const builds = await buildWorkspaces({
      names,
      mode: 'production',
      onOutcome: (outcome) => reportBuild(outcome, note),
    })
    refuseFailed(builds)
    const published: PublishResult[] = []
    for (const name of names) {
      published.push(await publishBuild({ store, build: distFolder(name), key }))
    }
    const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]))
    const { lines, data } = await promoteAll(versions, context)
    report({ lines, data: { ...data, published } })
  },
})
