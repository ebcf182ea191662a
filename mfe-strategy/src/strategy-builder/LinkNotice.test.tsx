import { fakeCanvas, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen, waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { changeStrategyAtom, strategyAtom } from './strategy/builder.atoms'
import { readLink } from './link'
import StrategyBuilderPage from './StrategyBuilderPage'

beforeEach(fakeCanvas)

afterEach(() => {
  jest.restoreAllMocks()
})

async function follow(search: string, store = createStore()) {
  const view = renderWithApp(
    <>
      <StrategyBuilderPage />
      <ToastArea />
    </>,
    { path: `/strategy-builder${search}`, store },
  )
  // The chart is a chunk of its own, which the first test has to wait for.
  await waitFor(() => expect(screen.getByRole('application')).toHaveAttribute('tabindex', '0'))
  return view
}

it('takes over a strategy from the link, and says so', async () => {
  await follow('?timeframe=4h&conditions=rsi<30,macd>0&stop=2&target=8&name=Dip&pair=ETH/GBP')

  expect(screen.getByLabelText('Strategy name')).toHaveValue('Dip')
  expect(
    screen.getByText(
      'Enter when RSI(14) < 30 AND MACD(12, 26, 9) > 0; stop 2.0%, target 8.0%; on 4h candles.',
    ),
  ).toBeVisible()
  expect(screen.getByText('This strategy comes from the link you followed.')).toBeVisible()
})

it('says of a link that has rules and no conditions what says when to enter', async () => {
  await follow('?buy=RSI(14) < 35&exitLong=RSI(14) > 60')

  expect(
    screen.getByText('No conditions: the further rules below say when to enter.'),
  ).toBeVisible()
  expect(
    screen.getByText('The strategy is its further rules, which are written out below them.'),
  ).toBeVisible()
})

it('names what it left out, and keeps the rest as it was', async () => {
  await follow('?timeframe=7h&conditions=foo>1&stop=2')

  expect(screen.getByText('timeframe “7h”')).toBeVisible()
  expect(screen.getByText('condition “foo>1”')).toBeVisible()
  expect(
    screen.getByText('Enter when RSI(14) > 70; stop 2.0%, target 6.0%; on 1h candles.'),
  ).toBeVisible()
})

it('tells of a link that is nonsense all through, and changes nothing', async () => {
  const { user, store } = await follow(`?timeframe=${'x'.repeat(60)}&conditions=a,b,c,d,e,f,g`)
  expect(screen.getByText('Nothing in the link you followed could be used.')).toBeVisible()
  expect(screen.getByText(`timeframe “${'x'.repeat(40)}…”`)).toBeVisible()
  expect(screen.getByText('and 3 more')).toBeVisible()
  expect(store.get(strategyAtom).name).toBe('My Strategy')

  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/Nothing was taken over/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus()
})

it('gives the own strategy back with Undo, unless the linked one was edited since', async () => {
  const store = createStore()
  store.set(changeStrategyAtom, { name: 'Night shift', takeProfit: '' })
  const { user } = await follow('?name=Dip&target=8', store)
  expect(screen.getByLabelText('Strategy name')).toHaveValue('Dip')

  await user.click(screen.getByRole('button', { name: 'Undo: back to my strategy' }))
  expect(screen.getByLabelText('Strategy name')).toHaveValue('Night shift')
  expect(screen.getByLabelText('Take-profit (%)')).toHaveValue(null)
  expect(screen.queryByText(/comes from the link/)).not.toBeInTheDocument()
})

it('offers no Undo that would lose what was edited after the link', async () => {
  const { user } = await follow('?name=Dip')
  await user.type(screen.getByLabelText('Strategy name'), '!')

  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

it('takes a visit over once: who comes back finds what was edited', async () => {
  const { user, store, unmount } = await follow('?name=Dip')
  await user.type(screen.getByLabelText('Strategy name'), ' 2')
  unmount()
  await follow('?name=Dip', store)

  expect(screen.getByLabelText('Strategy name')).toHaveValue('Dip 2')
})

it('says nothing where the address asks for nothing', async () => {
  await follow('?seed=42')

  expect(screen.queryByText(/the link that you followed/)).not.toBeInTheDocument()
})

it('copies a link that leads to the same strategy, and says when it cannot', async () => {
  const { user } = await follow('?name=Dip&conditions=bollingerBands>=50')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))

  const copied = new URL(await navigator.clipboard.readText())
  expect(copied.pathname).toBe('/strategy-builder')
  expect(copied.searchParams.has('seed')).toBe(false)
  expect(readLink(copied.search).given).toMatchObject({
    name: 'Dip',
    conditions: [{ indicator: 'bollinger', comparison: '>=', value: '50' }],
  })

  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('The link could not be copied.')).toBeVisible()
})

it('copies with the strategy the seed that the address asks for', async () => {
  const { user } = await follow('?name=Dip&seed=42')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))

  const copied = new URL(await navigator.clipboard.readText())
  expect(copied.searchParams.get('seed')).toBe('42')
  expect(readLink(copied.search)).toMatchObject({ given: { name: 'Dip' }, leftOut: [] })
})
