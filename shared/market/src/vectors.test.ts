import { publishedVectors } from '@aldergate/testing/vectorsFolder'
import {
  movingAverageVectors,
  rsiVectors,
  stochasticVectors,
} from './testing/vectors/indicatorVectors'
import { riskMetricVectors } from './testing/vectors/riskMetricVectors'

/** The check of each file: a file without a check fails, and so does a check without its file. */
const CHECKS: Record<string, (file: unknown) => void> = {
  '02_rsi_wilder_33.json': rsiVectors,
  '03_sma_ema_macd_bb_18.json': movingAverageVectors,
  '04_stochastic_fast_30.json': stochasticVectors,
  '06_risk_metrics_empyrical.json': riskMetricVectors,
}

const files = publishedVectors()
const whenPublished = files ? describe : describe.skip

whenPublished('the published vectors', () => {
  it('are all checked, and none is missing', () => {
    expect([...(files?.keys() ?? [])]).toEqual(Object.keys(CHECKS))
  })

  for (const [name, file] of files ?? []) {
    describe(`${name}`, () => CHECKS[name]?.(file))
  }
})
