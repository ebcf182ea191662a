export { NO_VALUE } from './numbers'
export { useFormat } from './useFormat'
export { usePairPrice } from './usePairPrice'
