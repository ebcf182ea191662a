import { stepTime } from '@aldergate/market'
import {
  marketStepAtom,
  marketSteppedAtAtom,
  openingAtom,
  pricePathAtom,
  quoteAtom,
} from '@aldergate/market/state'
import { newestSignals, readRules } from '@aldergate/market/strategy'
import { atom } from 'jotai'
import { type Bot, MAX_BOTS } from '../bot'
import { decimal, ZERO } from '../decimal'
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
  ordersRefusedAtom,
  placeOrderAtom,
  readMarket,
} from '../state/ledger'
import { botExits } from './botExits'
import { botOrderId, closingId } from './botOrderId'
import { amountOf, unitsFor } from './botSize'
import { type BotPosition, hasReleased } from './botStanding'
import { closedBar, isClosedByPrice, nextBotStep } from './botStep'
import { noteAtom, standingsAtom } from './listedBots.atoms'

export type DeployResult = { status: 'deployed'; bot: Bot } | { status: 'refused' }

/** Starts a bot, which trades from the next bar on; refused when there are too many. */
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

/** Stops a bot and cancels its resting exits. Its position is closed at the current price, or left to the account. */
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
 * The start of the newest bar that this tab has read for each bot, in epoch milliseconds; a bar is read once. For a bot
 * that this tab has not looked at before, the result of the newest bar is unknown.
 */
const readBarsAtom = atom(() => new Map<string, number>())

/** Lets every bot act on the market; called at each step while one is running. Does nothing while orders are off. */
export const advanceBotsAtom = atom(null, (get, set) => {
  set(advanceOrdersAtom)
  if (get(ordersRefusedAtom)) {
    get(readBarsAtom).clear()
    return
  }
  for (const bot of get(botsAtom)) if (bot.stoppedAt === null) set(advanceBotAtom, bot)
})

const advanceBotAtom = atom(null, (get, set, bot: Bot) => {
  set(releaseAtom, bot)
  set(closeByPriceAtom, bot)
  const read = readRules(bot.rules)
  if (read.status !== 'read') return
  const { rules } = read
  // A bar has closed once the next one has a step: its signal is executed at that open, as in a backtest.
  const step = get(marketStepAtom)
  const now = stepTime(get(openingAtom), step)
  const readBars = get(readBarsAtom)
  const bar = closedBar(bot, rules.timeframe, now, readBars.get(bot.id))
  readBars.set(bot.id, bar.start)
  const standing = get(standingsAtom).get(bot.id)
  if (!bar.isUnread || !standing) return

  const { position } = standing
  const signals = newestSignals(rules, get(pricePathAtom(bot.pair)), step - 1, bot.since)
  const { closes, enters } = nextBotStep(bot, standing, bar, signals)
  if (closes && position) set(closeAtom, bot, position, botOrderId(bot.id, bar.start, 'out'))
  // If the ledger refused the exit, there is no room for another position.
  if (enters && !get(standingsAtom).get(bot.id)?.position) {
    set(enterAtom, bot, enters, botOrderId(bot.id, bar.start, 'in'))
  }
})

/** Closes a position that is at its stop or target and for which no order rests. */
const closeByPriceAtom = atom(null, (get, set, bot: Bot) => {
  const position = get(standingsAtom).get(bot.id)?.position
  if (!position) return
  const price = quotedPrice(bot.pair, get(quoteAtom(bot.pair)).price)
  const hasExits = get(openOrdersAtom).some(({ group }) => group === position.orderId)
  if (isClosedByPrice(bot, position, price, hasExits)) {
    set(closeAtom, bot, position, closingId(position.orderId, 'exit'))
  }
})

const enterAtom = atom(null, (get, set, bot: Bot, side: OrderSide, orderId: string) => {
  // The fill has the quoted price: with another one, a position could cost more than its amount.
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

  /** Exits close what the account holds: a short sold out of a larger holding leaves nothing to buy back. */
  function canExitsRest(): boolean {
    const held = heldOf(foldOf(get(ledgerAtom)).book, bot.pair)
    return side === 'buy' ? !held.lt(ZERO) : held.lte(ZERO)
  }
})

/**
 * Closes a position at the current price and cancels its exits, and returns whether that succeeded: if the ledger
 * refuses the closing, the exits stay.
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
    const ended = withoutExits(get(ledgerAtom), position, Date.now())
    const result = get(ordersRefusedAtom) ?? placeOrder(ended, order, readMarket(get))
    set(noteAtom, bot.id, result)
    if (result.status === 'refused') return false
    set(ledgerAtom, result.status === 'filled' ? withEntry(ended, result.fill) : ended)
    // This may be only a part of what was opened, if the trader has closed the rest.
    set(releaseAtom, bot)
    return true
  },
)

/**
 * Gives up a bot's last position once the account has nothing left of it: its exits are cancelled, and it may enter
 * again.
 */
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
  const ended = withoutExits(ledger, entry, Date.now())
  if (ended !== ledger) set(ledgerAtom, ended)
})

/** The ledger once the resting exits of a position are cancelled. */
function withoutExits(
  ledger: Ledger,
  { orderId }: Pick<BotPosition, 'orderId'>,
  now: number,
): Ledger {
  const exits = [...foldOf(ledger).orders.open.values()].filter(({ group }) => group === orderId)
  return exits.reduce((rest, exit) => {
    const result = cancelOrder(rest, exit.orderId, now)
    return result.status === 'placed' ? result.entries.reduce(withEntry, rest) : rest
  }, ledger)
}
