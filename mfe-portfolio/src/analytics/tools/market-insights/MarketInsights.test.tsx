import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { MarketInsights } from './MarketInsights'

function rows() {
  return within(screen.getByRole('table', { name: 'Market insights' }))
    .getAllByRole('row')
    .slice(1)
}

it('reads all 51 pairs, by class and by column, and each leads to its chart', async () => {
  const { user } = renderWithApp(<MarketInsights />)
  expect(rows()).toHaveLength(51)
  expect(screen.getByRole('link', { name: 'BTC/GBP: open the chart' })).toHaveAttribute(
    'href',
    '/trading-view?symbol=BTC%2FGBP',
  )
  expect(rows()[0]).toHaveTextContent('1.00')

  await user.click(screen.getByRole('button', { name: 'Bonds' }))
  expect(rows()).toHaveLength(6)
  expect(screen.getByRole('status')).toHaveTextContent('6 pairs')
  await user.click(screen.getByRole('button', { name: 'Volatility' }))
  const shown = rows().map((row) => Number.parseFloat(row.children[6]?.textContent ?? ''))
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
})

it('keeps those pairs only at which something is going on, when that is asked for', async () => {
  const { user } = renderWithApp(<MarketInsights />)
  await user.click(screen.getByRole('switch', { name: 'Signals only' }))

  const count = rows().length
  expect(count).toBeLessThan(51)
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${count} pairs?$`))
})
