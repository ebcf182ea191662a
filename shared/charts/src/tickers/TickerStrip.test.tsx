import { screen, within } from '@testing-library/react'
import { advance, renderWithApp } from '@aldergate/testing'
import { TickerStrip } from './TickerStrip'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function ticker(name: string): HTMLElement {
  const item = screen
    .getAllByRole('listitem')
    .find((candidate) => within(candidate).queryByText(name))
  if (!item) throw new Error(`No ticker ${name}`)
  return item
}

it('shows each pair with its price, its change over the day and its latest prices', () => {
  renderWithApp(<TickerStrip pairs={['BTC/GBP', 'SHIB/GBP']} label="Live prices" />)

  expect(screen.getByRole('region', { name: 'Live prices' })).toBeVisible()
  expect(ticker('BTC/GBP')).toHaveTextContent('45,000.00')
  expect(ticker('BTC/GBP')).toHaveTextContent(/[▲▼■][+−]?\d+\.\d\d%/)
  expect(ticker('SHIB/GBP')).toHaveTextContent('0.0000070000')
  expect(screen.getByRole('img', { name: 'Latest prices of BTC/GBP' })).toBeInTheDocument()
})

it('says that its prices are simulated and how old they are', () => {
  renderWithApp(<TickerStrip pairs={['BTC/GBP']} label="Live prices" />)

  expect(screen.getByText('Simulated data')).toBeVisible()
  expect(screen.getByText('0 s ago')).toBeVisible()
  advance(2_000)
  expect(screen.getByText('2 s ago')).toBeVisible()
})

it('samples the prices every five seconds, not at every step', () => {
  renderWithApp(<TickerStrip pairs={['BTC/GBP']} label="Live prices" />)

  const atFirst = ticker('BTC/GBP').textContent
  advance(4_000)
  expect(ticker('BTC/GBP').textContent).toBe(atFirst)
  advance(1_000)
  expect(ticker('BTC/GBP').textContent).not.toBe(atFirst)
})

it('leaves no timer behind', () => {
  const { unmount } = renderWithApp(<TickerStrip pairs={['BTC/GBP']} label="Live prices" />)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
