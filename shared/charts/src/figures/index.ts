export { ShowAsTable } from './apex/ShowAsTable'
export { BarChart } from './BarChart'
export { DoughnutChart } from './DoughnutChart'
export { LineChart } from './LineChart'
export { RadarChart } from './RadarChart'
export {
  indexByKey,
  leftsOf,
  linePath,
  nearestIndex,
  type Scale,
  scaleOf,
  topOf,
} from './plot/curve'
export { Plot, PlotDot, PlotDrawing, PlotGrid } from './plot/PlotParts'
export { TimeAxis } from './plot/TimeAxis'
