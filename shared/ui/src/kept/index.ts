export { EraseDialog } from './EraseDialog'
export { sliceNames } from './sliceNames'
export { SLICES } from './slices.data'
