export { accountPathsAtom, accountStepAtom } from './accountMarket'
export { keepAwake, onTick, tickingAtom } from './clock'
export { type CustomStrategy, customStrategyAtom, CustomStrategySchema } from './customStrategy'
export { feedPausedAtom } from './feed'
export { nowAtom, nowEvery } from './now'
export { accountOpeningAtom, isOtherMarketAtom, keptOpeningAtom, openingAtom } from './opening'
export {
  CANDLE_COUNT,
  candlesAtom,
  closesAtom,
  finishedCandlesAtom,
  hourlyClosesAtom,
  makeCandlesAtom,
  marketAgeAtom,
  marketMinuteAtom,
  marketStepAtom,
  marketSteppedAtAtom,
  orderBookAtom,
  PRICE_STEP_MS,
  priceAtAtom,
  pricePathAtom,
  quoteAtom,
  tickerAtom,
} from './prices'
export {
  deleteSavedIndicatorAtom,
  MAX_SAVED_INDICATORS,
  restoreSavedIndicatorAtom,
  type SavedIndicator,
  savedIndicatorsAtom,
  SavedIndicatorsSchema,
  saveIndicatorAtom,
} from './savedIndicators'
export { isSeedAskedAtom, seedAtom } from './seed'
export { MAX_STRATEGY_DRAFT, strategyDraftAtom, StrategyDraftSchema } from './strategyDraft'
export {
  addToWatchlistAtom,
  DEFAULT_WATCHLIST,
  moveInWatchlistAtom,
  removeFromWatchlistAtom,
  watchlistAtom,
  WatchlistSchema,
} from './watchlist'
export {
  failFetchAtom,
  receiveAssetsAtom,
  startFetchAtom,
  type Trading,
  tradingAtom,
  type TradingAsset,
} from './tradingAssets'
