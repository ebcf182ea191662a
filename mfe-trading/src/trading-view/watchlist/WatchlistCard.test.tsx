import type { Pair } from '@aldergate/market'
import { advance, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { WatchlistCard } from './WatchlistCard'

function Watchlist() {
  const [selected, select] = useState<Pair>('BTC/GBP')
  return <WatchlistCard selected={selected} onSelect={select} />
}

function renderWatchlist() {
  return renderWithApp(
    <>
      <Watchlist />
      <ToastArea />
    </>,
  )
}

function watchlist() {
  return within(screen.getByRole('grid', { name: 'Watchlist' }))
}

function row(pair: string) {
  return watchlist().getByRole('row', { name: new RegExp(`^${pair}`) })
}

function watched() {
  return watchlist()
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent)
}

function picker() {
  return screen.getByRole('combobox', { name: 'Add a pair' })
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

it('has symbol, last price, change % and volume of each pair, and marks the chosen one', () => {
  renderWatchlist()

  const heads = watchlist().getAllByRole('columnheader')
  expect(heads.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Symbol',
    'Last price',
    'Change %',
    'Volume',
  ])
  expect(watched()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP', 'SOL/GBP'])
  expect(row('BTC/GBP')).toHaveTextContent(/45,000\.00.*[+−]\d+\.\d\d%£1\.2B/)
  expect(row('BTC/GBP')).toHaveAttribute('aria-selected', 'true')
  expect(row('ETH/GBP')).toHaveAttribute('aria-selected', 'false')
})

it('follows the prices', () => {
  renderWatchlist()
  const before = row('BTC/GBP').textContent

  advance(3_000)
  expect(row('BTC/GBP').textContent).not.toBe(before)
})

it('is walked, reordered and thinned out by the keyboard alone', async () => {
  const { user } = renderWatchlist()
  act(() => row('BTC/GBP').focus())

  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(row('ADA/GBP')).toHaveFocus()
  expect(row('ADA/GBP')).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{End}')
  expect(row('SOL/GBP')).toHaveFocus()

  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(watched()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'SOL/GBP', 'XRP/GBP'])
  expect(row('SOL/GBP')).toHaveFocus()
  expect(screen.getByText('SOL/GBP is now 4 of 5.')).toBeInTheDocument()

  await user.keyboard('{Delete}')
  expect(watched()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP'])
  expect(row('XRP/GBP')).toHaveFocus()
})

it('gives a removed pair back to its place by Undo', async () => {
  const { user } = renderWatchlist()
  await user.click(screen.getByRole('button', { name: 'Remove ETH/GBP' }))
  expect(watched()).toEqual(['BTC/GBP', 'ADA/GBP', 'XRP/GBP', 'SOL/GBP'])

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(watched()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP', 'SOL/GBP'])
})

it('adds a pair that is searched for by name', async () => {
  const { user } = renderWatchlist()
  await user.type(picker(), 'gold')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')

  expect(watched().at(-1)).toBe('XAU/GBP')
  expect(picker()).toHaveValue('')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.getByText('XAU/GBP is on your watchlist.')).toBeInTheDocument()
})

it('goes through what was found by the arrow keys, and says when nothing was', async () => {
  const { user } = renderWatchlist()
  await user.type(picker(), 'gilt')
  await user.keyboard('{ArrowDown}')
  const second = screen.getAllByRole('option')[1]
  expect(second).toHaveAttribute('aria-selected', 'true')
  expect(picker()).toHaveAttribute('aria-activedescendant', second?.id)

  await user.type(picker(), 'xyz')
  expect(screen.getByText('No instrument found for “giltxyz”.', { selector: 'p' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/No instrument found/)).not.toBeInTheDocument()
  expect(picker()).toHaveValue('giltxyz')
  await user.keyboard('{Escape}')
  expect(picker()).toHaveValue('')
})
