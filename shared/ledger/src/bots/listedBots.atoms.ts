import { MINUTE_MS } from '@aldergate/market'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import type { Bot } from '../bot'
import { pounds } from '../decimal'
import { heldOf } from '../fillRefusals'
import { foldOf } from '../fold'
import type { OrderResult, OrdersOff } from '../order'
import type { OrderRefusal } from '../orders/orderRequest'
import { quotedPrice } from '../quotedPrice'
import { botsAtom } from '../state/bots'
import { ledgerAtom, ordersRefusedAtom } from '../state/ledger'
import { type BotPosition, type BotStanding, openProfit } from './botStanding'
import { botStandings } from './botStandings'

/** Why the ledger refused a bot's last order. */
export type BotRefusal = (Exclude<OrderResult, { fill: unknown }> | OrderRefusal)['reason']

/** The standing of each bot, by its id: computed anew where the ledger or a bot changes, and not at each step. */
export const standingsAtom = atom((get) => {
  const { book, pastFills } = foldOf(get(ledgerAtom))
  return botStandings(get(botsAtom), pastFills.slice(), (pair) => heldOf(book, pair))
})

/** A bot as a list shows it. Profits are pounds. */
export interface ListedBot {
  bot: Bot
  position: BotPosition | undefined
  trades: number
  realised: number
  open: number
  /** The account no longer has what the bot opened last. */
  isLetGo: boolean
  /** The bot is inactive until then, because the clock was set back; epoch milliseconds. */
  waitsUntil: number | undefined
  /** Why the ledger refused the bot's last order, until one is accepted; `orders-off` only while they are. */
  refusal: BotRefusal | undefined
  /** Of the refusal `orders-off`: why this tab places no orders. */
  ordersOff?: OrdersOff['why'] | undefined
}

const refusalsAtom = erasableAtom<ReadonlyMap<string, BotRefusal>>(new Map())

export const listedBotsAtom = atom((get): readonly ListedBot[] =>
  get(botsAtom).flatMap((bot) => {
    const standing = get(standingsAtom).get(bot.id)
    if (!standing) return []
    const price = quotedPrice(bot.pair, get(quoteAtom(bot.pair)).price)
    const { position } = standing
    const trades = standing.entriesAt.length
    const isLetGo = standing.isReleased && bot.stoppedAt === null
    const ordersOff = get(ordersRefusedAtom)?.why
    const noted = get(refusalsAtom).get(bot.id)
    const refusal = noted === 'orders-off' && !ordersOff ? undefined : noted
    const realised = Number(pounds(standing.realised))
    const open = Number(pounds(openProfit(standing, price)))
    const waitsUntil =
      bot.stoppedAt === null ? waitOf(bot, standing, get(marketSteppedAtAtom)) : undefined
    return [{ bot, position, trades, realised, open, isLetGo, waitsUntil, refusal, ordersOff }]
  }),
)

/** How far another tab, whose actions this tab has not seen yet, can be ahead. */
const AHEAD_MS = MINUTE_MS

/** A bar before the bot's latest action is ignored. */
function waitOf(
  { since }: Bot,
  { exitedAt, position }: BotStanding,
  now: number,
): number | undefined {
  const last = Math.max(since, exitedAt, position?.bar ?? -Infinity)
  return last > now + AHEAD_MS ? last : undefined
}

/** Stores the ledger's answer to a bot's last order. */
export const noteAtom = atom(
  null,
  (_get, set, id: string, result: { status: string; reason?: BotRefusal }) => {
    set(refusalsAtom, (all) => {
      const next = new Map(all)
      next.delete(id)
      return result.reason ? next.set(id, result.reason) : next
    })
  },
)
