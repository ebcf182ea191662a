export { type Column, DataTable } from './DataTable'
export { Direction } from './Direction'
export { MoreRows } from './MoreRows'
export { SignedChange } from './SignedChange'
export { SignedMoney } from './SignedMoney'
export { Sparkline } from './Sparkline'
export { Stat } from './Stat'
export { contrast } from './contrast'
export {
  type ChartColor,
  type ChartPalette,
  inkOn,
  isChartColor,
  isSamePalette,
  readPalette,
  watchTheme,
} from './palette'
export { runInSlices } from './runInSlices'
export { useNearViewport } from './useNearViewport'
