import { type Random, randomInt } from '@aldergate/market/random'

/** The four live figures of the sample account. */
export interface Figures {
  /** GBP */
  portfolioValue: number
  /** GBP, negative for a loss */
  profitLoss: number
  openTrades: number
  closedTrades24h: number
}

export const FIGURES_PERIOD_MS = 3_000

export const INITIAL_FIGURES: Figures = {
  portfolioValue: 50_000,
  profitLoss: 5_000,
  openTrades: 15,
  closedTrades24h: 35,
}

/** One minute of figures: a tick every three seconds, and the point where the minute begins. */
const HISTORY_LENGTH = 60_000 / FIGURES_PERIOD_MS + 1

/** One tick of the live figures. Closed trades only ever rise; open trades only fall, to none. */
export function nextFigures(figures: Figures, random: Random): Figures {
  return {
    portfolioValue: figures.portfolioValue + randomInt(random, -250, 249),
    profitLoss: figures.profitLoss + randomInt(random, -50, 49),
    openTrades: Math.max(0, figures.openTrades + randomInt(random, -1, 0)),
    closedTrades24h: figures.closedTrades24h + randomInt(random, 0, 2),
  }
}

/** Whether the profit is shown as one: nothing gained and nothing lost counts as a gain. */
export function isGain(profitLoss: number): boolean {
  return profitLoss >= 0
}

/** The figures of the last minute, oldest first, with one more tick. */
export function nextFiguresHistory(history: readonly Figures[], random: Random): Figures[] {
  return [...history, nextFigures(history.at(-1) ?? INITIAL_FIGURES, random)].slice(-HISTORY_LENGTH)
}
