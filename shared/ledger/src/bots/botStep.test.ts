import { DAY_MS, MINUTE_MS } from '@aldergate/market'
import { exactNumber } from '../decimal'
import { closedBar, isClosedByPrice, nextBotStep } from './botStep'
import type { BotPosition } from './botStanding'

const NOON = Date.UTC(2026, 10, 2, 12)
const MIDNIGHT = NOON - DAY_MS / 2

/** The bar of a minute that closed at noon. */
const BAR = { start: NOON - MINUTE_MS, end: NOON, isUnread: true, isFresh: true }

const LONG: BotPosition = {
  orderId: 'entry',
  bar: NOON - 5 * MINUTE_MS,
  direction: 'long',
  quantity: '0.01',
  price: 45_000,
}
const SHORT = { ...LONG, direction: 'short' as const }

const UNTOUCHED = { position: undefined, entriesAt: [], exitedAt: -Infinity }

const SILENT = { entries: {}, exits: {} }
const BUY = { entries: { long: true }, exits: {} }
const SELL = { entries: { short: true }, exits: {} }
const LEAVE_LONG = { entries: {}, exits: { long: true } }
const LEAVE_SHORT = { entries: {}, exits: { short: true } }
const TURN_SHORT = { entries: { short: true }, exits: { long: true } }

const NOTHING = { closes: false, enters: undefined }

it.each([
  ['does nothing without a signal', {}, SILENT, NOTHING],
  ['buys', {}, BUY, { closes: false, enters: 'buy' }],
  ['sells short', {}, SELL, { closes: false, enters: 'sell' }],
  [
    'buys where both sides say so',
    {},
    { entries: { long: true, short: true }, exits: {} },
    { closes: false, enters: 'buy' },
  ],
  ['does nothing more while it holds', { position: LONG }, BUY, NOTHING],
  ['does nothing against what it holds', { position: LONG }, SELL, NOTHING],
  ['leaves nothing where it holds none', {}, LEAVE_LONG, NOTHING],
  ['leaves a long', { position: LONG }, LEAVE_LONG, { closes: true, enters: undefined }],
  ['leaves a short', { position: SHORT }, LEAVE_SHORT, { closes: true, enters: undefined }],
  ['stays long where shorts leave', { position: LONG }, LEAVE_SHORT, NOTHING],
  ['stays short where longs leave', { position: SHORT }, LEAVE_LONG, NOTHING],
  ['turns from long to short', { position: LONG }, TURN_SHORT, { closes: true, enters: 'sell' }],
  [
    'keeps what this very bar opened',
    { position: { ...LONG, bar: BAR.start } },
    TURN_SHORT,
    NOTHING,
  ],
  [
    'keeps what a later bar opened',
    { position: { ...LONG, bar: BAR.start + MINUTE_MS } },
    LEAVE_LONG,
    NOTHING,
  ],
  [
    'enters after what closed before the bar did',
    { exitedAt: NOON - 1 },
    BUY,
    { closes: false, enters: 'buy' },
  ],
  ['does nothing where it had no room when the bar closed', { exitedAt: NOON }, BUY, NOTHING],
  [
    'leaves, and enters nothing where it had no room when the bar closed',
    { position: LONG, exitedAt: NOON + 1 },
    TURN_SHORT,
    { closes: true, enters: undefined },
  ],
])('%s', (_what, standing, signals, step) => {
  expect(
    nextBotStep({ maxTradesPerDay: null }, { ...UNTOUCHED, ...standing }, BAR, signals),
  ).toEqual(step)
})

it('leaves on a bar that is old news, and enters on none', () => {
  const old = { ...BAR, isFresh: false }
  const bot = { maxTradesPerDay: null }
  expect(nextBotStep(bot, UNTOUCHED, old, BUY)).toEqual(NOTHING)
  expect(nextBotStep(bot, { ...UNTOUCHED, position: LONG }, old, TURN_SHORT)).toEqual({
    closes: true,
    enters: undefined,
  })
})

it.each([
  ['enters below the trades of its day', 2, [MIDNIGHT], 'buy'],
  ['enters no more once they are made', 1, [MIDNIGHT], undefined],
  ['counts no entry of the day before', 1, [MIDNIGHT - 1], 'buy'],
  ['never enters where the day has none', 0, [], undefined],
  ['never enters where the day has less than one', 0.5, [], undefined],
  ['enters no more once less than one is left', 1.5, [MIDNIGHT], undefined],
  ['enters as often as its rules say without a limit', null, [MIDNIGHT, MIDNIGHT, MIDNIGHT], 'buy'],
])('%s', (_what, maxTradesPerDay, entriesAt, enters) => {
  const standing = { ...UNTOUCHED, entriesAt }
  expect(nextBotStep({ maxTradesPerDay }, standing, BAR, BUY)).toEqual({ closes: false, enters })
})

it('leaves where the trades of its day are made, and turns no more', () => {
  const standing = { ...UNTOUCHED, position: LONG, entriesAt: [LONG.bar] }
  expect(nextBotStep({ maxTradesPerDay: 1 }, standing, BAR, TURN_SHORT)).toEqual({
    closes: true,
    enters: undefined,
  })
})

it.each([
  ['reads a bar that closed since the last one', NOON, BAR.start - MINUTE_MS, { ...BAR }],
  ['reads the first bar after it was let loose', NOON, -Infinity, { ...BAR }],
  ['reads a bar once', NOON + 30_000, BAR.start, { ...BAR, isUnread: false }],
  ['enters on a bar of two minutes ago', NOON + 59_999, -Infinity, { ...BAR }],
  ['enters on none that it finds after a reload', NOON, undefined, { ...BAR, isFresh: false }],
])('%s', (_what, now, read, bar) => {
  expect(closedBar({ since: NOON - 30_000 }, '1m', now, read)).toEqual(bar)
})

it('enters until two minutes after the close of a longer bar', () => {
  const isFresh = (delayMs: number) => closedBar({ since: 0 }, '1h', NOON + delayMs, 0).isFresh
  expect(isFresh(2 * MINUTE_MS)).toBe(true)
  expect(isFresh(2 * MINUTE_MS + 1)).toBe(false)
})

it('has nothing to do with a bar that closed before it began', () => {
  const isUnread = (since: number) => closedBar({ since }, '1m', NOON, -Infinity).isUnread
  expect(isUnread(NOON - 1)).toBe(true)
  expect(isUnread(NOON)).toBe(false)
})

it.each([
  ['a long at its stop', LONG, 42_750, false, true],
  ['a long at its target', LONG, 47_250, false, true],
  ['no long in between', LONG, 45_000, false, false],
  ['a short at its stop', SHORT, 47_250, false, true],
  ['a short at its target', SHORT, 42_750, false, true],
  ['nothing for which orders rest', LONG, 40_000, true, false],
])('closes %s by itself', (_what, position, price, hasExits, isClosed) => {
  const bot = { pair: 'BTC/GBP' as const, stopPercent: 5, targetPercent: 5 }
  expect(isClosedByPrice(bot, position, exactNumber(price), hasExits)).toBe(isClosed)
})

it('closes nothing by itself that has neither stop nor target', () => {
  const bot = { pair: 'BTC/GBP' as const, stopPercent: null, targetPercent: null }
  expect(isClosedByPrice(bot, LONG, exactNumber(1), false)).toBe(false)
})
