export { useIndicatorOptions } from './useIndicatorOptions'
