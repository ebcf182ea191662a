import { type Bot, MAX_BOT_NAME } from '@aldergate/ledger'
import { printRules, readRules, ruleBlock } from '@aldergate/market/strategy'
import { aboveZero, STRATEGY_PAIR } from './backtest'
import type { Strategy } from './strategy'

/** The bot that trades a strategy. */
export type AskedBot = Omit<Bot, 'id' | 'since' | 'stoppedAt' | 'releasedAt'>

/** Whether anything trades a strategy that was deployed. */
export type Deployment =
  'botTrading' | 'botWordsOnly' | 'botUnreadable' | 'botNoVolume' | 'botRefused'

/** What a deployed strategy trades by, or why nothing does. */
export function botOf({ name, definition, parameters }: Strategy): AskedBot | Deployment {
  const read = readRules(definition)
  if (read.status === 'none') return 'botWordsOnly'
  if (read.status === 'unreadable') return 'botUnreadable'
  const amount = aboveZero(parameters.tradeVolume)
  if (amount === undefined) return 'botNoVolume'
  return {
    name: name.trim().slice(0, MAX_BOT_NAME),
    pair: STRATEGY_PAIR,
    rules: ruleBlock(printRules(read.rules)),
    amount,
    stopPercent: aboveZero(parameters.stopLoss) ?? null,
    targetPercent: aboveZero(parameters.targetProfit) ?? null,
    maxTradesPerDay: Number(parameters.maxTradesPerDay),
  }
}
