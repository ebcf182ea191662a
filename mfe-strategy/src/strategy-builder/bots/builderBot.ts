import { type Bot, botName, isGbpPair } from '@aldergate/ledger'
import { printRules, ruleBlock } from '@aldergate/market/strategy'
import { typedNumber } from '@aldergate/ui/typedNumber'
import { isTestable, nameError } from '../strategy/numberRules'
import { strategyRules } from '../runs/strategyRules'
import type { Strategy } from '../strategy/strategy'

/** Pounds a position. */
export const AMOUNT = { initial: '1000', min: 1, max: 1e9 } as const

type AskedBot = Omit<Bot, 'id' | 'since' | 'stoppedAt' | 'releasedAt'>

/** The bot that trades a strategy, or why there can be none. */
export type BuilderBot =
  { status: 'ready'; bot: AskedBot } | { status: 'mend' | 'notInPounds' | 'badAmount' }

export function builderBot(strategy: Strategy, typedAmount: string): BuilderBot {
  const { name, pair, stopLoss, takeProfit } = strategy
  const read = strategyRules(strategy)
  if (read.status !== 'read' || nameError(name) || !isTestable(strategy)) return { status: 'mend' }
  if (!isGbpPair(pair)) return { status: 'notInPounds' }
  const amount = typedNumber(typedAmount)
  if (!(amount >= AMOUNT.min && amount <= AMOUNT.max)) return { status: 'badAmount' }
  return {
    status: 'ready',
    bot: {
      name: botName(name),
      pair,
      amount,
      rules: ruleBlock(printRules(read.rules)),
      stopPercent: Number(stopLoss) || null,
      targetPercent: Number(takeProfit) || null,
      maxTradesPerDay: null,
    },
  }
}
