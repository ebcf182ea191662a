import * as v from 'valibot'
import { MAX_BOT_NAME, MAX_BOTS } from '../bot'
import { type GbpPair, isGbpPair } from '../entry'

const MAX_RULES_LENGTH = 20_000

const aboveZero = v.pipe(v.number(), v.finite(), v.gtValue(0))
const moment = v.pipe(v.number(), v.finite(), v.minValue(0))

export const BotSchema = v.object({
  /** Orders of the bot begin with it. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_BOT_NAME)),
  pair: v.custom<GbpPair>((text) => typeof text === 'string' && isGbpPair(text), 'No such pair.'),
  /** A rule block, as the rule language has it. */
  rules: v.pipe(v.string(), v.maxLength(MAX_RULES_LENGTH)),
  /** Pounds a position; percentages from its price, and none of them where there is none. */
  amount: aboveZero,
  stopPercent: v.nullable(aboveZero),
  targetPercent: v.nullable(aboveZero),
  /** A stop that is hit costs no more than this share of the account: larger positions are cut. Older bots have none. */
  riskPercent: v.optional(v.nullable(aboveZero)),
  /** Entries in one day of UTC. */
  maxTradesPerDay: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** Epoch milliseconds: bars that closed before it are none of its business. */
  since: moment,
  /** When it was stopped. */
  stoppedAt: v.nullable(moment),
  /** When it let go: a position that it had opened by then is the account's, and its own no more. */
  releasedAt: v.nullable(moment),
})

export const BotsSchema = v.pipe(
  v.array(BotSchema),
  v.maxLength(MAX_BOTS),
  v.check((bots) => new Set(bots.map(({ id }) => id)).size === bots.length, 'An id stands twice.'),
)
