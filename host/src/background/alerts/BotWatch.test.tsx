import { deployBotAtom, stopBotAtom } from '@aldergate/ledger/bots'
import { fillsAtom } from '@aldergate/ledger/state'
import { ruleBlock } from '@aldergate/market/strategy'
import { notificationsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act } from '@testing-library/react'
import type { Store } from 'jotai'
import { BotWatch } from './BotWatch'

const MINUTE_MS = 60_000
const NOON = Date.UTC(2026, 5, 1, 12)

/** Deploys a bot that buys, sells and buys again as minutes close. */
function deploy(store: Store): string {
  const result = store.set(deployBotAtom, {
    name: 'Night shift',
    pair: 'BTC/GBP',
    rules: ruleBlock(['timeframe 1m', 'buy when close > 0', 'exit long when close > 0']),
    amount: 1_000,
    stopPercent: null,
    targetPercent: null,
    maxTradesPerDay: null,
  })
  if (result.status !== 'deployed') throw new Error('The bot was refused.')
  return result.bot.id
}

async function pass(minutes: number) {
  await act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS))
}

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('lets a bot trade while it runs, and no more when it is stopped', async () => {
  const { store } = renderWithApp(<BotWatch />)
  let id = ''
  act(() => void (id = deploy(store)))
  await pass(5)
  const { length } = store.get(fillsAtom)
  expect(length).toBeGreaterThan(2)

  act(() => void store.set(stopBotAtom, id, false))
  await pass(5)
  expect(store.get(fillsAtom)).toHaveLength(length)
})

it('trades on while the tab is hidden', async () => {
  const { store } = renderWithApp(<BotWatch />)
  act(() => void deploy(store))
  await pass(2)
  setHidden(true)
  const { length } = store.get(fillsAtom)
  await pass(5)
  expect(store.get(fillsAtom).length).toBeGreaterThan(length)
  setHidden(false)
})

it('leaves no timer without a bot that runs, nor behind it', async () => {
  const { store, unmount } = renderWithApp(<BotWatch />)
  expect(jest.getTimerCount()).toBe(0)
  act(() => void deploy(store))
  await pass(1)
  expect(jest.getTimerCount()).toBeGreaterThan(0)

  unmount()
  await pass(2)
  const { length } = store.get(fillsAtom)
  await pass(2)
  expect(store.get(fillsAtom)).toHaveLength(length)
  expect(jest.getTimerCount()).toBe(0)
})

it('says that the bots stand still when what trades for them does not come', async () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = renderWithApp(
    <>
      <BotWatch load={() => Promise.reject(new Error('The line is down'))} />
      <ToastArea />
    </>,
  )
  act(() => void deploy(store))
  await pass(2)

  expect(store.get(fillsAtom)).toHaveLength(0)
  expect(store.get(notificationsAtom)).toMatchObject([
    {
      text: 'Your paper bots are not running: part of the app did not load. Reload the page.',
    },
  ])
  expect(failures).toHaveBeenCalledTimes(1)
})
