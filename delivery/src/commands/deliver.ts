import { misuse } from '../process/refusal.ts'
import { buildNamesOf } from '../names/buildNames.ts'
import { publishWorkspaces, versionsOf } from '../workspaces/publishWorkspaces.ts'
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

    const published = await publishWorkspaces({ store, names, tell: note })
    const { lines, data } = await promoteAll(versionsOf(published), context)
    report({ lines, data: { ...data, published } })
  },
})
