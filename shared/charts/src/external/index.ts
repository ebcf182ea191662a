export { ChartModal } from './ChartModal'
export { ExternalChart, type Instrument } from './ExternalChart'
export type { ShownChart } from './ProofStatus'
