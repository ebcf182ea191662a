/** @jest-environment jsdom */

import { readRules, ruleBlock, runBacktest } from '@aldergate/market/strategy'
import { fakeEngine } from '@aldergate/testing/fakeEngine'
import { backtestRequest } from './backtest'
import { EMPTY_STRATEGY } from './strategy'
import { TEMPLATES } from './templates.data'

const NOON = Date.UTC(2026, 10, 2, 12)

beforeEach(() => void fakeEngine())

it.each(TEMPLATES)('$id enters and leaves on simulated candles', async ({ rules }) => {
  const read = readRules(`Words.\n\n${ruleBlock(rules)}\n`)
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  const opening = { seed: 42, time: NOON }
  const request = backtestRequest(read.rules, EMPTY_STRATEGY.parameters, opening, NOON)
  const { figures, exits } = (await runBacktest(request)).report

  expect(figures.trades).toBeGreaterThan(1)
  expect(exits.rule.trades).toBeGreaterThan(0)
})
