export { BarChart } from './BarChart'
export { DoughnutChart } from './DoughnutChart'
export { LineChart } from './LineChart'
export { RadarChart } from './RadarChart'
