export { MASK } from './createFormat'
export { NO_VALUE, priceDecimals } from './numbers'
export { useFormat } from './useFormat'
export { usePairPrice } from './usePairPrice'
