import { tickingAtom } from '@aldergate/market/state'
import type { Atom } from 'jotai'
import { nextItems, PORTFOLIO_PERIOD_MS } from './portfolio'
import { type PortfolioId, type PortfolioItem, PORTFOLIOS } from './portfolios.data'

/** The values of each panel; they tick only while the panel is on screen. */
export const PORTFOLIO_ITEMS: Readonly<Record<PortfolioId, Atom<readonly PortfolioItem[]>>> = {
  forexStock: itemsAtom('forexStock'),
  cryptoCommodity: itemsAtom('cryptoCommodity'),
  bondSecurity: itemsAtom('bondSecurity'),
}

function itemsAtom(portfolio: PortfolioId): Atom<readonly PortfolioItem[]> {
  return tickingAtom<readonly PortfolioItem[]>(
    PORTFOLIOS[portfolio],
    nextItems,
    PORTFOLIO_PERIOD_MS,
    `portfolio ${portfolio}`,
  )
}
