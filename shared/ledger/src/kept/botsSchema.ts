import * as v from 'valibot'
import { MAX_BOT_NAME, MAX_BOTS } from '../bot'
import { type GbpPair, isGbpPair } from '../entry'

const MAX_RULES_LENGTH = 20_000

const aboveZero = v.pipe(v.number(), v.finite(), v.gtValue(0))
const moment = v.pipe(v.number(), v.finite(), v.minValue(0))

export const BotSchema = v.object({
  /** The prefix of its order ids. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_BOT_NAME)),
  pair: v.custom<GbpPair>((text) => typeof text === 'string' && isGbpPair(text), 'No such pair.'),
  /** A rule block, as the rule language has it. */
  rules: v.pipe(v.string(), v.maxLength(MAX_RULES_LENGTH)),
  /** Pounds per position; percentages from its price, or null for none. */
  amount: aboveZero,
  stopPercent: v.nullable(aboveZero),
  targetPercent: v.nullable(aboveZero),
  /** The largest loss at a stop as a share of the account: larger positions are reduced. Missing for older bots. */
  riskPercent: v.optional(v.nullable(aboveZero)),
  /** The maximum number of entries per UTC day. */
  maxTradesPerDay: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** Epoch milliseconds: the bot ignores bars that closed before it. */
  since: moment,
  /** When it was stopped. */
  stoppedAt: v.nullable(moment),
  /** When it gave up its position: one opened by then belongs to the account. */
  releasedAt: v.nullable(moment),
})

export const BotsSchema = v.pipe(
  v.array(BotSchema),
  v.maxLength(MAX_BOTS),
  v.check((bots) => new Set(bots.map(({ id }) => id)).size === bots.length, 'An id stands twice.'),
)
