import { misuse } from '../process/refusal.ts'
import { promotionOf, PROMOTION_OPTIONS } from './promotion.ts'
import { subcommand } from './subcommand.ts'
import { typedVersions } from './typedVersions.ts'

export const promote = subcommand({
  name: 'promote',
  script: 'promote',
  summary: 'Makes published versions live, in one release',
  details:
    'Without a version, that which was published last. Everything else stays as it is. With --percent the ' +
    'versions are canaries: some browsers run them instead of what is live. Again with more, more do; ' +
    'without, all; npm run rollback ends it.',
  operands: '<name>[@<version>]…',
  options: PROMOTION_OPTIONS,
  examples: [
    'trading --why "Topics are sorted by age"',
    'host trading@0.1.0-0123456789ab',
    'trading --percent 10',
  ],
  run: async ({ operands, values }, context) => {
    if (operands.length === 0) {
      throw misuse(
        'Name what to promote, as in npm run promote -- trading --why "the new tickers".',
      )
    }
    const promoteAll = promotionOf(values)
    // A pipeline means the version that it has just published.
    // Chosen once, however many tries it takes in a bucket.
    const { asked = {} } = context
    const versions = (asked.versions ??= await typedVersions(context.store, operands, {
      isNewestMeant: values['unless-held-back'],
    }))
    context.report(await promoteAll(versions, context))
  },
})
