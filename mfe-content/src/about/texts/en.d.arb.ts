// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: 'product'
  intro: never
  diagramLabel: never
  diagramAlt: never
  diagramCaption: never
  growth: never
  growthText: never
  growthSeries: never
  growthCategory: never
  adoption: never
  adoptionText: never
  adoptionSeries: never
  adoptionCategory: never
  revenue: never
  revenueText: never
  revenueSeries: never
  revenueCategory: never
  chartLabel: 'name' | 'max'
  pros: never
  cons: never
}>
export default texts
