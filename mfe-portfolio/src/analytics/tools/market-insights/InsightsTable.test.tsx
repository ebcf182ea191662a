import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { insightsOf } from './insight'
import { InsightsTable } from './InsightsTable'

/** Flat except for the current hour. */
function hours(pair: 'BTC/GBP' | 'ETH/GBP', now: number) {
  return { pair, open: 100, closes: new Float64Array(800).fill(100).with(-1, now) }
}

it('calls a lost support otherwise than a broken resistance, where the language does', () => {
  const insights = insightsOf([hours('BTC/GBP', 90), hours('ETH/GBP', 110)], 'BTC/GBP')
  renderWithApp(<InsightsTable insights={insights} reference="BTC/GBP" />, {
    settings: { language: 'zh' },
  })
  const [fallen, risen] = screen.getAllByRole('row').slice(1)

  expect(within(fallen!).getByText('已跌破')).toBeVisible()
  expect(within(risen!).getByText('已突破')).toBeVisible()
})
