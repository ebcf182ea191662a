import { periodStart, type Timeframe, TIMEFRAME_MS } from '@aldergate/market'
import type { NewestSignals } from '@aldergate/market/strategy'
import type { Bot } from '../bot'
import type { Big } from '../decimal'
import type { OrderSide } from '../entry'
import { botExits, isAtExit } from './botExits'
import type { BotPosition, BotStanding } from './botStanding'

/** The newest bar that has closed, as a bot sees it. Times are epoch milliseconds. */
export interface ClosedBar {
  /** When it began. */
  start: number
  /** When it closed. */
  end: number
  /** Whether the bot has still to act on it. */
  isUnread: boolean
  /** Whether the bot may still enter because of it. */
  isFresh: boolean
}

/** A bar that closed longer ago gives no entry. A browser may wake a hidden page but once a minute. */
const MAX_ENTRY_DELAY_MS = 2 * 60_000

/** Returns the newest closed bar. `read` is the start of the bar that was read last, if any. */
export function closedBar(
  { since }: Pick<Bot, 'since'>,
  timeframe: Timeframe,
  now: number,
  read: number | undefined,
): ClosedBar {
  const end = periodStart(now, timeframe)
  const start = end - TIMEFRAME_MS[timeframe]
  return {
    start,
    end,
    isUnread: end > since && read !== start,
    isFresh: read !== undefined && now - end <= MAX_ENTRY_DELAY_MS,
  }
}

/** Whether a position is closed at its stop or target by the bot itself, because no order rests that would do it. */
export function isClosedByPrice(
  bot: Pick<Bot, 'pair' | 'stopPercent' | 'targetPercent'>,
  position: BotPosition,
  price: Big,
  hasExits: boolean,
): boolean {
  return !hasExits && isAtExit(botExits(bot, position), position.direction, price)
}

/** The actions of a bot at a bar, in this order. */
export interface BotStep {
  /** Closes its position. */
  closes: boolean
  /** Enters, once it has no position. */
  enters: OrderSide | undefined
}

/** Decides what a bot does about the signals of a bar that it reads now. */
export function nextBotStep(
  { maxTradesPerDay }: Pick<Bot, 'maxTradesPerDay'>,
  { position, entriesAt, exitedAt }: Pick<BotStanding, 'position' | 'entriesAt' | 'exitedAt'>,
  { start, end, isFresh }: ClosedBar,
  { entries, exits }: NewestSignals,
): BotStep {
  // What this very bar has opened, perhaps in another tab, it does not close.
  const closes =
    position !== undefined && position.bar < start && exits[position.direction] === true
  // An exit since the bar's close may be known already; but at the close itself the position was still open.
  const wasFree = exitedAt < end
  const today = periodStart(end, '1D')
  const entriesToday = entriesAt.filter((at) => at >= today).length
  const mostToday = Math.floor(maxTradesPerDay ?? Infinity)
  const mayEnter = (!position || closes) && isFresh && wasFree && entriesToday < mostToday
  const side = entries.long ? 'buy' : entries.short ? 'sell' : undefined
  return { closes, enters: mayEnter ? side : undefined }
}
