import type { Bot } from '@aldergate/ledger'
import { readRules, ruleBlock, type RuleSet } from '@aldergate/market/strategy'
import type { BOTS } from './bots.data'

type Offered = (typeof BOTS)[number]

/** The pair that every bot is tried on, and the pounds in each of its trades. */
export const PAPER_PAIR = 'BTC/GBP'
export const PAPER_AMOUNT = 1_000

/** A bot of the marketplace as a paper bot trades it: its own rules leave a trade, not a stop or a target. */
export function paperBotOf({ name, rules }: Pick<Offered, 'name' | 'rules'>) {
  return {
    name,
    pair: PAPER_PAIR,
    rules: ruleBlock(rules),
    amount: PAPER_AMOUNT,
    stopPercent: null,
    targetPercent: null,
    maxTradesPerDay: null,
  } satisfies Partial<Bot>
}

export function rulesOf({ rules }: Pick<Offered, 'rules'>): RuleSet {
  const read = readRules(ruleBlock(rules))
  if (read.status !== 'read')
    throw new Error(`A bot with rules that nobody can read: ${rules.join(' / ')}`)
  return read.rules
}

/** Whether a paper bot of the trader's is this one on trial. */
export function isOnPaper(bot: Bot, offered: Pick<Offered, 'name' | 'rules'>): boolean {
  return bot.name === offered.name && bot.rules === ruleBlock(offered.rules)
}
