import { MAX_BOTS } from '@aldergate/ledger'
import { deployBotAtom } from '@aldergate/ledger/bots'
import { botsAtom } from '@aldergate/ledger/state'
import { readRules } from '@aldergate/market/strategy'
import { customStrategyAtom, openingAtom } from '@aldergate/market/state'
import { erasableAtom, strategyTestsAtom } from '@aldergate/platform'
import { draftBench } from '@aldergate/market/draftBench'
import { atom } from 'jotai'
import { type Backtest, backtestRequest } from './backtest'
import { OPENING_CONDITION, type TypedCondition } from './condition'
import { botOf, type Deployment, runningBotOf } from './deployment'
import { draftOf, strategyOfDraft } from './draft'
import { EMPTY_STRATEGY, isSameStrategy, type Strategy } from './strategy'
import type { StrategyTest } from './strategyTest'
import type { TemplateId } from './templates.data'

const bench = draftBench({
  draftAtom: customStrategyAtom,
  valueOf: strategyOfDraft,
  draftAfter: (_before, strategy: Strategy) => draftOf(strategy),
})

/** The strategy on the panel: it survives hiding the panel and, with storage allowed, a reload. */
export const strategyAtom = bench.valueAtom

export const openPanelAtom = bench.openAtom

/** The condition that is being put together for the rules. */
export const conditionAtom = erasableAtom(OPENING_CONDITION)

export const strategyTestAtom = erasableAtom<StrategyTest>({ status: 'idle' })

/** The result on simulated candles of the strategy that was tested last. */
export const backtestAtom = erasableAtom<Backtest>({ status: 'idle' })

/** The outcome of the last Deploy on this page; `null` after a Reset, `undefined` where there was neither. */
const outcomeAtom = erasableAtom<Deployment | null | undefined>(undefined)

/**
 * The outcome of deploying the strategy; `undefined` until it is deployed. After a reload, or in another tab, it is
 * derived from the strategy's bot.
 */
export const deploymentAtom = atom((get): Deployment | undefined => {
  const outcome = get(outcomeAtom)
  if (outcome !== undefined) return outcome ?? undefined
  const bot = runningBotOf(get(strategyAtom), get(botsAtom))
  return bot && { status: 'bot', botId: bot.id }
})

/** Clears a refusal once there is room, so that it does not return when the room is taken again. */
export const settleRefusalAtom = atom(null, (get, set) => {
  const isRefused = get(outcomeAtom)?.status === 'botRefused'
  if (isRefused && get(botsAtom).length < MAX_BOTS) set(outcomeAtom, null)
})

export const isDeployedAtom = atom((get) => {
  const deployment = get(deploymentAtom)
  return deployment !== undefined && deployment.status !== 'botRefused'
})

export const changeStrategyAtom = atom(
  null,
  (_get, set, change: Partial<Pick<Strategy, 'name' | 'definition' | 'parameters'>>) => {
    set(strategyAtom, (strategy) => ({ ...strategy, ...change }))
  },
)

export const fillFromTemplateAtom = atom(
  null,
  (_get, set, template: TemplateId, definition: string) => {
    set(strategyAtom, (strategy) => ({ ...strategy, template, definition, filled: definition }))
  },
)

export const startTestAtom = atom(null, (get, set) => {
  const strategy = get(strategyAtom)
  const now = Date.now()
  const read = readRules(strategy.definition)
  set(strategyTestAtom, { status: 'testing', strategy, startedAt: now })
  if (read.status === 'read') {
    const request = backtestRequest(read.rules, strategy.parameters, get(openingAtom), now)
    set(backtestAtom, { status: 'running', request })
  } else set(backtestAtom, { status: read.status })
})

/** Retries the same backtest. */
export const retryBacktestAtom = atom(null, (_get, set) => {
  set(backtestAtom, (backtest) =>
    backtest.status === 'failed' ? { ...backtest, status: 'running' } : backtest,
  )
})

export const finishTestAtom = atom(null, (get, set) => {
  const test = get(strategyTestAtom)
  if (test.status !== 'testing') return
  set(strategyTestAtom, { status: 'finished', strategy: test.strategy })
  set(strategyTestsAtom, (count) => count + 1)
})

/** Deploys the strategy as a paper bot if it has rules to trade by; returns whether it is deployed. */
export const deployStrategyAtom = atom(null, (get, set): boolean => {
  const bot = botOf(get(strategyAtom))
  if (typeof bot === 'string') set(outcomeAtom, { status: bot })
  else {
    const result = set(deployBotAtom, bot)
    const isRefused = result.status === 'refused'
    set(outcomeAtom, isRefused ? { status: 'botRefused' } : { status: 'bot', botId: result.bot.id })
  }
  return get(isDeployedAtom)
})

/** All that a reset takes away, with which `restoreStrategyAtom` undoes it; a test is run again instead. */
interface StrategyBefore {
  strategy: Strategy
  condition: TypedCondition
  outcome: Deployment | null | undefined
}

/** Returns what it has taken away; `undefined` if there was nothing to undo. */
export const resetStrategyAtom = atom(null, (get, set): StrategyBefore | undefined => {
  const before = {
    strategy: get(strategyAtom),
    condition: get(conditionAtom),
    outcome: get(outcomeAtom),
  }
  set(strategyAtom, EMPTY_STRATEGY)
  set(conditionAtom, OPENING_CONDITION)
  set(strategyTestAtom, { status: 'idle' })
  set(backtestAtom, { status: 'idle' })
  set(outcomeAtom, null)
  const { strategy, condition, outcome } = before
  const isNothing =
    !outcome &&
    condition === OPENING_CONDITION &&
    strategy.template === undefined &&
    isSameStrategy(strategy, EMPTY_STRATEGY)
  return isNothing ? undefined : before
})

export const restoreStrategyAtom = atom(
  null,
  (_get, set, { strategy, condition, outcome }: StrategyBefore) => {
    set(strategyAtom, strategy)
    set(conditionAtom, condition)
    set(outcomeAtom, outcome)
  },
)
