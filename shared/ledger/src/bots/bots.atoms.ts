import { periodStart, stepTime, TIMEFRAME_MS } from '@aldergate/market'
import {
  marketStepAtom,
  marketSteppedAtAtom,
  openingAtom,
  pricePathAtom,
  quoteAtom,
} from '@aldergate/market/state'
import { newestSignals, readRules } from '@aldergate/market/strategy'
import { ordersOffAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { type Bot, MAX_BOTS } from '../bot'
import { type Big, decimal, ZERO } from '../decimal'
import type { Ledger, OrderSide } from '../entry'
import { placeOrder } from '../fill'
import { heldOf } from '../fillRefusals'
import { foldOf, withEntry } from '../fold'
import { cancelOrder } from '../orders/changeOrder'
import { advanceOrdersAtom, openOrdersAtom, orderWithExitsAtom } from '../orders/orders.atoms'
import { quotedPrice } from '../quotedPrice'
import { botsAtom } from '../state/bots'
import {
  accountAtom,
  ledgerAtom,
  newOrderId,
  ORDERS_OFF,
  placeOrderAtom,
  readMarket,
} from '../state/ledger'
import { botExits, isAtExit } from './botExits'
import { botOrderId, closingId } from './botOrderId'
import { amountOf, unitsFor } from './botSize'
import { type BotPosition, hasReleased } from './botStanding'
import { noteAtom, standingsAtom } from './listedBots.atoms'

export type DeployResult = { status: 'deployed'; bot: Bot } | { status: 'refused' }

/** Lets a bot trade from the next bar on; refused when there are as many as anybody follows. */
export const deployBotAtom = atom(
  null,
  (get, set, asked: Omit<Bot, 'id' | 'since' | 'stoppedAt' | 'releasedAt'>): DeployResult => {
    if (get(botsAtom).length >= MAX_BOTS) return { status: 'refused' }
    const begun = { since: Date.now(), stoppedAt: null, releasedAt: null }
    const bot: Bot = { ...asked, id: newOrderId(), ...begun }
    set(botsAtom, (bots) => [bot, ...bots])
    get(readBarsAtom).set(bot.id, -Infinity)
    return { status: 'deployed', bot }
  },
)

/** Ends a bot and its resting exits. What it holds is closed at the price of now, or left to the account. */
export const stopBotAtom = atom(null, (get, set, id: string, closes: boolean) => {
  const bot = get(botsAtom).find((one) => one.id === id)
  if (!bot || bot.stoppedAt !== null) return
  set(advanceOrdersAtom)
  set(releaseAtom, bot)
  const position = get(standingsAtom).get(id)?.position
  if (position && !closes) set(endExitsAtom, position)
  if (position && closes && !set(closeAtom, bot, position, closingId(position.orderId, 'end'))) {
    return
  }
  const now = Date.now()
  const ended = (one: Bot): Bot => {
    return { ...one, stoppedAt: now, releasedAt: closes ? one.releasedAt : now }
  }
  set(botsAtom, (bots) => bots.map((one) => (one.id === id ? ended(one) : one)))
})

/** Takes a stopped bot off the list; its trades stay in the ledger. */
export const removeBotAtom = atom(null, (_get, set, id: string) => {
  set(botsAtom, (bots) => bots.filter((bot) => bot.id !== id || bot.stoppedAt === null))
})

/**
 * The newest bar that this tab has read for each bot: when it began, in epoch milliseconds. A bar is read once. Of a
 * bot that this tab has not looked at before, it cannot know what came of the newest bar.
 */
const readBarsAtom = atom(() => new Map<string, number>())

/** A bar that closed longer ago gives no entry. A browser may wake a hidden page but once a minute. */
const MAX_ENTRY_DELAY_MS = 2 * 60_000

/** Lets every bot look at the market; each step asks for it while one runs. None does where orders are off. */
export const advanceBotsAtom = atom(null, (get, set) => {
  set(advanceOrdersAtom)
  if (get(ordersOffAtom)) {
    get(readBarsAtom).clear()
    return
  }
  for (const bot of get(botsAtom)) if (bot.stoppedAt === null) set(advanceBotAtom, bot)
})

const advanceBotAtom = atom(null, (get, set, bot: Bot) => {
  const standing = () => get(standingsAtom).get(bot.id)
  const position = () => standing()?.position
  set(releaseAtom, bot)
  const open = position()
  if (open && isAtExit(botExits(bot, open), open.direction, priceNow()) && !hasExits(open)) {
    set(closeAtom, bot, open, closingId(open.orderId, 'exit'))
  }
  const read = readRules(bot.rules)
  if (read.status !== 'read') return
  const { rules } = read
  // A bar has closed once a step of the next one has come: what follows from it is done at the open of that, as in a
  // backtest.
  const step = get(marketStepAtom)
  const now = stepTime(get(openingAtom), step)
  const end = periodStart(now, rules.timeframe)
  const bar = end - TIMEFRAME_MS[rules.timeframe]
  const before = get(readBarsAtom).get(bot.id)
  get(readBarsAtom).set(bot.id, bar)
  if (end <= bot.since || before === bar) return

  const isFresh = before !== undefined && now - end <= MAX_ENTRY_DELAY_MS
  // What closed a position after the bar may have come before this look; at the bar itself there was no room.
  const wasFree = (standing()?.exitedAt ?? -Infinity) < end
  const path = get(pricePathAtom(bot.pair))
  const { entries, exits } = newestSignals(rules, path, step - 1, bot.since)
  const held = position()
  // What this very bar has opened, perhaps in another tab, it does not close.
  if (held && held.bar < bar && exits[held.direction]) {
    set(closeAtom, bot, held, botOrderId(bot.id, bar, 'out'))
  }
  if (position() || !isFresh || !wasFree) return
  const side = entries.long ? 'buy' : entries.short ? 'sell' : undefined
  if (side && entriesToday(end) < (bot.maxTradesPerDay ?? Infinity)) {
    set(enterAtom, bot, side, botOrderId(bot.id, bar, 'in'))
  }

  function priceNow(): Big {
    return quotedPrice(bot.pair, get(quoteAtom(bot.pair)).price)
  }

  function hasExits({ orderId }: BotPosition): boolean {
    return get(openOrdersAtom).some(({ group }) => group === orderId)
  }

  function entriesToday(now: number): number {
    const today = periodStart(now, '1D')
    return (standing()?.entriesAt ?? []).filter((at) => at >= today).length
  }
})

const enterAtom = atom(null, (get, set, bot: Bot, side: OrderSide, orderId: string) => {
  // Its fill has the price that is quoted: by any other, a position would cost more than its amount.
  const price = Number(decimal(quotedPrice(bot.pair, get(quoteAtom(bot.pair)).price)))
  const shown = { price, pricedAt: get(marketSteppedAtAtom) }
  const quantity = unitsFor(amountOf(bot, Number(get(accountAtom).equity)), price)
  const order = { orderId, pair: bot.pair, side, quantity }
  const direction = side === 'buy' ? 'long' : 'short'
  const exits = botExits(bot, { direction, price })
  const mayRest = Object.keys(exits).length > 0 && canExitsRest()
  const result = mayRest
    ? set(orderWithExitsAtom, { ...order, ...exits }, shown)
    : set(placeOrderAtom, { ...order, ...shown })
  set(noteAtom, bot.id, result)

  /** Exits close what the account holds: a short that is sold out of a holding has nothing to buy back for them. */
  function canExitsRest(): boolean {
    const held = heldOf(foldOf(get(ledgerAtom)).book, bot.pair)
    return side === 'buy' ? !held.lt(ZERO) : held.lte(ZERO)
  }
})

/**
 * Closes a position at the price of now and ends its exits, and says whether that is done: where the ledger
 * refuses the one, the others go on resting.
 */
const closeAtom = atom(
  null,
  (get, set, bot: Bot, position: BotPosition, orderId: string): boolean => {
    const { pair } = bot
    const order = {
      orderId,
      pair,
      side: position.direction === 'long' ? ('sell' as const) : ('buy' as const),
      quantity: position.quantity,
      price: get(quoteAtom(pair)).price,
      pricedAt: get(marketSteppedAtAtom),
    }
    const ended = withoutExits(get(ledgerAtom), position)
    const result = get(ordersOffAtom) ? ORDERS_OFF : placeOrder(ended, order, readMarket(get))
    set(noteAtom, bot.id, result)
    if (result.status === 'refused') return false
    set(ledgerAtom, result.status === 'filled' ? withEntry(ended, result.fill) : ended)
    // It may have been a part of what was opened, of which the trader has closed the rest.
    set(releaseAtom, bot)
    return true
  },
)

/** Lets go of what a bot opened last once the account has nothing left of it: its exits end, and it may enter again. */
const releaseAtom = atom(null, (get, set, bot: Bot) => {
  const standing = get(standingsAtom).get(bot.id)
  if (!standing?.isReleased || !standing.entry || hasReleased(bot, standing)) return
  const { orderId, pricedAt } = standing.entry
  set(endExitsAtom, { orderId })
  set(botsAtom, (bots) =>
    bots.map((one) => (one.id === bot.id ? { ...one, releasedAt: pricedAt } : one)),
  )
})

const endExitsAtom = atom(null, (get, set, entry: Pick<BotPosition, 'orderId'>) => {
  const ledger = get(ledgerAtom)
  const ended = withoutExits(ledger, entry)
  if (ended !== ledger) set(ledgerAtom, ended)
})

/** The ledger once the resting exits of a position are cancelled. */
function withoutExits(ledger: Ledger, { orderId }: Pick<BotPosition, 'orderId'>): Ledger {
  const exits = [...foldOf(ledger).orders.open.values()].filter(({ group }) => group === orderId)
  return exits.reduce((rest, exit) => {
    const result = cancelOrder(rest, exit.orderId, Date.now())
    return result.status === 'placed' ? result.entries.reduce(withEntry, rest) : rest
  }, ledger)
}
