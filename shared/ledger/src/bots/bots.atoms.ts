import { periodStart, stepTime, TIMEFRAME_MS } from '@aldergate/market'
import {
  marketStepAtom,
  marketSteppedAtAtom,
  openingAtom,
  pricePathAtom,
  quoteAtom,
} from '@aldergate/market/state'
import { newestSignals, readRules } from '@aldergate/market/strategy'
import { erasableAtom, ordersOffAtom } from '@aldergate/platform'
import { type Atom, atom } from 'jotai'
import { type Bot, MAX_BOTS } from '../bot'
import { type Big, decimal, pounds, ZERO } from '../decimal'
import type { Ledger, OrderSide } from '../entry'
import { placeOrder } from '../fill'
import { heldOf } from '../fillRefusals'
import { foldOf, withEntry } from '../fold'
import type { OrderResult } from '../order'
import { cancelOrder } from '../orders/changeOrder'
import type { OrderRefusal } from '../orders/orderRequest'
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
import { type BotPosition, type BotStanding, botStanding, openProfit } from './botStanding'
import { closableUnits } from './closableUnits'

/** Why the ledger refused what a bot wanted last. */
export type BotRefusal = (Exclude<OrderResult, { fill: unknown }> | OrderRefusal)['reason']

const standingAtoms = new Map<string, Atom<BotStanding | undefined>>()

/** What a bot has come to; always the same atom for the same bot. */
function botStandingAtom(id: string): Atom<BotStanding | undefined> {
  const known =
    standingAtoms.get(id) ??
    atom((get) => {
      const bot = get(botsAtom).find((one) => one.id === id)
      return bot && botStanding(bot, foldOf(get(ledgerAtom)).pastFills.slice())
    })
  standingAtoms.set(id, known)
  return known
}

/** A bot as a list shows it. Profits are pounds. */
export interface ListedBot {
  bot: Bot
  position: BotPosition | undefined
  trades: number
  realised: number
  open: number
  /** What the ledger refused it last, until it gets something. */
  refusal: BotRefusal | undefined
}

const refusalsAtom = erasableAtom<ReadonlyMap<string, BotRefusal>>(new Map())

export const listedBotsAtom = atom((get): readonly ListedBot[] =>
  get(botsAtom).flatMap((bot) => {
    const standing = get(botStandingAtom(bot.id))
    if (!standing) return []
    const price = quotedPrice(bot.pair, get(quoteAtom(bot.pair)).price)
    const { position, trades } = standing
    const refusal = get(refusalsAtom).get(bot.id)
    const realised = Number(pounds(standing.realised))
    const open = Number(pounds(openProfit(standing, price)))
    return [{ bot, position, trades, realised, open, refusal }]
  }),
)

export type DeployResult = { status: 'deployed'; bot: Bot } | { status: 'refused' }

/** Lets a bot trade from the next bar on; refused when there are as many as anybody follows. */
export const deployBotAtom = atom(
  null,
  (get, set, asked: Omit<Bot, 'id' | 'since' | 'stoppedAt' | 'releasedAt'>): DeployResult => {
    if (get(botsAtom).length >= MAX_BOTS) return { status: 'refused' }
    const begun = { since: Date.now(), stoppedAt: null, releasedAt: null }
    const bot: Bot = { ...asked, id: newOrderId(), ...begun }
    set(botsAtom, (bots) => [bot, ...bots])
    return { status: 'deployed', bot }
  },
)

/** Ends a bot and its resting exits. What it holds is closed at the price of now, or left to the account. */
export const stopBotAtom = atom(null, (get, set, id: string, closes: boolean) => {
  const bot = get(botsAtom).find((one) => one.id === id)
  if (!bot || bot.stoppedAt !== null) return
  set(advanceOrdersAtom)
  const position = get(botStandingAtom(id))?.position
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
export const removeBotAtom = atom(null, (get, set, id: string) => {
  set(botsAtom, (bots) => bots.filter((bot) => bot.id !== id || bot.stoppedAt === null))
  if (!get(botsAtom).some((bot) => bot.id === id)) standingAtoms.delete(id)
})

/** What each bot has looked at: when the bar began. It reads a bar once. */
const readBarsAtom = atom(() => new Map<string, number>())

/** Lets every bot look at the market; each step asks for it while one runs. None does where orders are off. */
export const advanceBotsAtom = atom(null, (get, set) => {
  set(advanceOrdersAtom)
  if (get(ordersOffAtom)) return
  for (const bot of get(botsAtom)) if (bot.stoppedAt === null) set(advanceBotAtom, bot)
})

const advanceBotAtom = atom(null, (get, set, bot: Bot) => {
  const position = () => get(botStandingAtom(bot.id))?.position
  const open = position()
  if (open && isAtExit(botExits(bot, open), open.direction, priceNow()) && !hasExits(open)) {
    set(closeAtom, bot, open, closingId(open.orderId, 'exit'))
  }
  const read = readRules(bot.rules)
  if (read.status !== 'read') return
  const { rules } = read
  const step = get(marketStepAtom)
  const end = periodStart(stepTime(get(openingAtom), step + 1), rules.timeframe)
  const bar = end - TIMEFRAME_MS[rules.timeframe]
  if (end <= bot.since || get(readBarsAtom).get(bot.id) === bar) return
  get(readBarsAtom).set(bot.id, bar)

  const path = get(pricePathAtom(bot.pair))
  const { entries, exits } = newestSignals(rules, path, step, bot.since)
  const held = position()
  // What this very bar has opened, perhaps in another tab, it does not close.
  if (held && held.bar < bar && exits[held.direction]) {
    set(closeAtom, bot, held, botOrderId(bot.id, bar, 'out'))
  }
  if (position()) return
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
    return (get(botStandingAtom(bot.id))?.entriesAt ?? []).filter((at) => at >= today).length
  }
})

const enterAtom = atom(null, (get, set, bot: Bot, side: OrderSide, orderId: string) => {
  const price = get(quoteAtom(bot.pair)).price
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
    const { book, pastFills } = foldOf(get(ledgerAtom))
    const units = closableUnits({
      position,
      ofBots: get(botsAtom).flatMap((one) => {
        return one.pair === pair ? (get(botStandingAtom(one.id))?.position ?? []) : []
      }),
      held: heldOf(book, pair),
      fills: pastFills.slice().filter((fill) => fill.pair === pair),
    })
    if (!units.gt(ZERO)) {
      set(endExitsAtom, position)
      const releasedAt = get(botStandingAtom(bot.id))?.entriesAt.at(-1) ?? null
      set(botsAtom, (bots) => bots.map((one) => (one.id === bot.id ? { ...one, releasedAt } : one)))
      return true
    }
    const order = {
      orderId,
      pair,
      side: position.direction === 'long' ? ('sell' as const) : ('buy' as const),
      quantity: decimal(units),
      price: get(quoteAtom(pair)).price,
      pricedAt: get(marketSteppedAtAtom),
    }
    const ended = withoutExits(get(ledgerAtom), position)
    const result = get(ordersOffAtom) ? ORDERS_OFF : placeOrder(ended, order, readMarket(get))
    set(noteAtom, bot.id, result)
    if (result.status === 'refused') return false
    set(ledgerAtom, result.status === 'filled' ? withEntry(ended, result.fill) : ended)
    return true
  },
)

const endExitsAtom = atom(null, (get, set, position: BotPosition) => {
  const ledger = get(ledgerAtom)
  const ended = withoutExits(ledger, position)
  if (ended !== ledger) set(ledgerAtom, ended)
})

/** The ledger once the resting exits of a position are cancelled. */
function withoutExits(ledger: Ledger, { orderId }: BotPosition): Ledger {
  const exits = [...foldOf(ledger).orders.open.values()].filter(({ group }) => group === orderId)
  return exits.reduce((rest, exit) => {
    const result = cancelOrder(rest, exit.orderId, Date.now())
    return result.status === 'placed' ? result.entries.reduce(withEntry, rest) : rest
  }, ledger)
}

const noteAtom = atom(
  null,
  (_get, set, id: string, result: { status: string; reason?: BotRefusal }) => {
    set(refusalsAtom, (all) => {
      const next = new Map(all)
      next.delete(id)
      return result.reason ? next.set(id, result.reason) : next
    })
  },
)
