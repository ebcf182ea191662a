import { type Bot, botName } from '@aldergate/ledger'
import { printRules, readRules, ruleBlock } from '@aldergate/market/strategy'
import { aboveZero, STRATEGY_PAIR } from './backtest'
import { idleParameter, type Strategy } from './strategy'

/** The bot that trades a strategy. */
export type AskedBot = Omit<Bot, 'id' | 'since' | 'stoppedAt' | 'releasedAt'>

/** Whether anything trades a strategy that was deployed. */
export type Deployment = 'botTrading' | 'botWordsOnly' | 'botUnreadable' | 'botIdle' | 'botRefused'

/** Returns the bot that trades a deployed strategy, or why nothing trades it. */
export function botOf(strategy: Strategy): AskedBot | Deployment {
  const { name, definition, parameters } = strategy
  const read = readRules(definition)
  if (read.status === 'none') return 'botWordsOnly'
  if (read.status === 'unreadable') return 'botUnreadable'
  if (idleParameter(strategy)) return 'botIdle'
  return {
    name: botName(name),
    pair: STRATEGY_PAIR,
    rules: ruleBlock(printRules(read.rules)),
    amount: Number(parameters.tradeVolume),
    stopPercent: aboveZero(parameters.stopLoss) ?? null,
    targetPercent: aboveZero(parameters.targetProfit) ?? null,
    riskPercent: aboveZero(parameters.riskTolerance) ?? null,
    maxTradesPerDay: Number(parameters.maxTradesPerDay),
  }
}
