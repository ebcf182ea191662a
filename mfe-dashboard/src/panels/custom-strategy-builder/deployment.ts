import { type Bot, botName } from '@aldergate/ledger'
import { printRules, readRules, ruleBlock } from '@aldergate/market/strategy'
import { aboveZero, STRATEGY_PAIR } from './backtest'
import { idleParameter, type Strategy } from './strategy'

/** The bot that trades a strategy. */
export type AskedBot = Omit<Bot, 'id' | 'since' | 'stoppedAt' | 'releasedAt'>

/** Why a strategy is deployed without a bot. */
type WithoutBot = 'botWordsOnly' | 'botUnreadable' | 'botIdle'

/** The outcome of deploying; `botRefused` means that nothing is deployed, because there is no room for its bot. */
export type Deployment =
  { status: 'bot'; botId: string } | { status: WithoutBot } | { status: 'botRefused' }

/** Returns the bot that trades a deployed strategy, or why nothing trades it. */
export function botOf(strategy: Strategy): AskedBot | WithoutBot {
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

/** The bot that trades just this strategy already, wherever it was deployed. */
export function runningBotOf(strategy: Strategy, bots: readonly Bot[]): Bot | undefined {
  const running = bots.filter(({ stoppedAt }) => stoppedAt === null)
  const asked = running.length > 0 ? botOf(strategy) : undefined
  if (typeof asked !== 'object') return undefined
  const keys = Object.keys(asked) as (keyof AskedBot)[]
  return running.find((bot) => keys.every((key) => (bot[key] ?? null) === asked[key]))
}

/** Whether anything trades a strategy by now; `undefined` of one that was not deployed. */
export function tradingOf(deployment: Deployment | undefined, bots: readonly Bot[]) {
  if (deployment?.status !== 'bot') return deployment?.status
  const bot = bots.find(({ id }) => id === deployment.botId)
  if (!bot) return 'botRemoved'
  return bot.stoppedAt === null ? 'botTrading' : 'botStopped'
}
