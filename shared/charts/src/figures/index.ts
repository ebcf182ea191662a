export { ShowAsTable } from './apex/ShowAsTable'
export { BarChart } from './BarChart'
export { LineChart } from './LineChart'
export { RadarChart } from './RadarChart'
