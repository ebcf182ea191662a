import type { useFormat } from '@aldergate/ui'
import type { SeriesPoint } from '../performance/series'

type Format = ReturnType<typeof useFormat>

/** How the curve of an account is drawn: as a return, or as a profit in pounds. */
export type CurveUnit = 'percent' | 'money'

/** The figures of a point of the curve, as text. */
export interface Reading {
  time: string
  growth: string
  profit: string
  benchmark: string
  value: string
  drawdown: string
}

export function readingOf(point: SeriesPoint, format: Format): Reading {
  return {
    time: format.dateTime(point.time),
    growth: format.signedPercent(point.growth * 100),
    profit: format.signedMoney(point.profitPence / 100),
    benchmark: format.signedPercent(point.benchmark * 100),
    value: format.money(point.pence / 100),
    drawdown: format.percent(point.drawdown * 100),
  }
}
