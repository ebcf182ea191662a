export { useText as useQuoteText } from './texts'
export { tradedAs } from './TradedAs'
export { usePairName } from './usePairName'
export { usePairPrice } from './usePairPrice'
