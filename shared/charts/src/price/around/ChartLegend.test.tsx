import { renderWithApp } from '@aldergate/testing'
import { atom } from 'jotai'
import { createChartFormat } from '../model/chartFormat'
import { ChartLegend } from './ChartLegend'
import type { PriceChartModel } from '../model/priceChartModel'

const CANDLE = { open: 1, high: 3, low: 1, volume: 1 }

const MODEL: PriceChartModel = {
  subject: 'BTC/GBP 1h',
  shape: '',
  kind: 'candles',
  timeframe: '1h',
  candles: [2, 3].map((close) => ({ ...CANDLE, close, time: close * 3_600_000 })),
  indicators: [],
  markers: [],
  paths: [],
  lines: [],
  span: undefined,
  format: createChartFormat({
    language: 'en',
    timeZone: 'UTC',
    numberFormat: 'language',
    pair: 'BTC/GBP',
    timeframe: '1h',
  }),
}

function renderLegend(time: number | undefined) {
  const crosshairAtom = atom(time)
  return renderWithApp(<ChartLegend model={MODEL} crosshairAtom={crosshairAtom} isBrief={false} />)
    .container
}

it('tells the candle under the crosshair, else the newest one', () => {
  expect(renderLegend(2 * 3_600_000)).toHaveTextContent('Close 2.00')
  expect(renderLegend(undefined)).toHaveTextContent('Close 3.00')
})

it('tells the newest candle where the one under the crosshair is drawn still and has left the model', () => {
  expect(renderLegend(3_600_000)).toHaveTextContent('Close 3.00')
})
