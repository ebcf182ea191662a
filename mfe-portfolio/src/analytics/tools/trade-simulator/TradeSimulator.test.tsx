import { ledgerAtom } from '@aldergate/ledger/state'
import type { Settings } from '@aldergate/platform'
import { fakeCanvas, pickInstrument, renderWithApp } from '@aldergate/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { TradeSimulator } from './TradeSimulator'

beforeEach(() => {
  jest.useFakeTimers()
  fakeCanvas()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function renderSimulator(settings: Partial<Settings> = {}) {
  const view = renderWithApp(<TradeSimulator />, { settings })
  await act(() => jest.advanceTimersByTimeAsync(0))
  return view
}

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

function bar() {
  return screen.getByRole<HTMLInputElement>('slider', { name: 'Bar' }).valueAsNumber
}

it('steps, jumps, and plays at a speed until it is paused', async () => {
  const { user } = await renderSimulator()
  expect(bar()).toBe(80)
  await user.click(button('Step'))
  await user.click(button('+10 bars'))
  await user.click(button('Step back'))
  expect(bar()).toBe(90)

  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '5')
  await user.click(button('Play'))
  const before = bar()
  await pass(2_000)
  expect(bar() - before).toBe(10)
  await user.click(button('Pause'))
  const paused = bar()
  await pass(2_000)
  expect(bar()).toBe(paused)

  fireEvent.change(screen.getByRole('slider', { name: 'Bar' }), { target: { value: '400' } })
  expect(screen.getByText('The replay has reached its end.')).toBeVisible()
})

it('does not play on when somebody goes back from the end that it played to', async () => {
  const { user } = await renderSimulator()
  fireEvent.change(screen.getByRole('slider', { name: 'Bar' }), { target: { value: '399' } })
  await user.click(button('Play'))
  await pass(2_000)
  expect(screen.getByText('The replay has reached its end.')).toBeVisible()

  await user.click(button('Step back'))
  const back = bar()
  await pass(2_000)
  expect(bar()).toBe(back)
  expect(button('Play')).toBeVisible()
})

it('waits for Play once it has begun anew, at the speed that was chosen', async () => {
  const { user } = await renderSimulator()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '10')
  await user.click(button('Play'))
  await pass(1_000)
  await user.click(button('Start again'))
  await pass(2_000)
  expect(bar()).toBe(80)

  await user.click(button('Play'))
  await pass(1_000)
  expect(bar()).toBe(90)
})

it('trades with money of its own, lists the trades, and begins anew', async () => {
  const { user, store } = await renderSimulator()
  const ledger = store.get(ledgerAtom)
  await user.click(button('Buy'))
  expect(screen.getByText(/^Bought 0\.\d+ at /)).toBeVisible()
  await user.click(button('+10 bars'))
  await user.click(button('Sell'))

  const table = within(screen.getByRole('table', { name: 'Trades of this replay' }))
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(screen.getByRole('group', { name: 'Win rate' })).toHaveTextContent('1 closed trade')
  expect(store.get(ledgerAtom)).toBe(ledger)

  await user.click(button('Start again'))
  expect(screen.getByText(/^No trades yet/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Sandbox value' })).toHaveTextContent('£10,000.00')
})

it('refuses what the sandbox cannot pay, and an amount that is none', async () => {
  const { user } = await renderSimulator()
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await user.clear(quantity)
  await user.click(button('Buy'))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a quantity above 0.')
  await user.type(quantity, '100')
  await user.click(button('Buy'))
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^That needs £.*the sandbox has £10,000\.00\.$/,
  )
})

it('says no more of the last order once it has begun anew', async () => {
  const { user } = await renderSimulator()
  await user.click(button('Buy'))
  expect(screen.getByText(/^Bought /)).toBeVisible()
  await user.click(button('Start again'))
  expect(screen.queryByText(/^Bought /)).not.toBeInTheDocument()

  await user.clear(screen.getByRole('spinbutton', { name: 'Quantity' }))
  await user.click(button('Sell'))
  expect(screen.getByRole('alert')).toBeVisible()
  await user.click(button('Start again'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says no more of an order that a step back has undone', async () => {
  const { user } = await renderSimulator()
  await user.click(button('Step'))
  await user.click(button('Buy'))
  expect(screen.getByText(/^Bought /)).toBeVisible()
  await user.click(button('Step'))
  await user.click(button('Step back'))
  expect(screen.getByText(/^Bought /)).toBeVisible()

  await user.click(button('Step back'))
  expect(screen.queryByText(/^Bought /)).not.toBeInTheDocument()
  expect(screen.getByText(/^No trades yet/)).toBeVisible()
})

it('asks before another timeframe discards the trades, and keeps them if it may not', async () => {
  const { user } = await renderSimulator()
  const timeframe = screen.getByRole('combobox', { name: 'Timeframe' })
  await user.selectOptions(timeframe, '4h')
  expect(timeframe).toHaveValue('4h')

  await user.click(button('Buy'))
  await user.selectOptions(timeframe, '15m')
  expect(screen.getByRole('alert')).toHaveTextContent('The 1 trade of this one would be lost.')
  expect(timeframe).toHaveValue('4h')
  await user.click(button('Keep this replay'))
  expect(screen.getByRole('table', { name: 'Trades of this replay' })).toBeVisible()
  expect(document.body).not.toHaveFocus()

  await user.selectOptions(timeframe, '15m')
  await user.click(button('Begin BTC/GBP 15m'))
  expect(timeframe).toHaveValue('15m')
  expect(screen.getByText(/^No trades yet/)).toBeVisible()
  expect(document.body).not.toHaveFocus()
})

it('keeps its trades when the pair that it has is picked again, and asks no longer for another', async () => {
  const { user } = await renderSimulator()
  await user.click(button('Step'))
  await user.click(button('Buy'))
  await pickInstrument(user, 'Pair', 'ETH/GBP')
  expect(screen.getByRole('alert')).toBeVisible()

  await pickInstrument(user, 'Pair', 'BTC/GBP')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('table', { name: 'Trades of this replay' })).toBeVisible()
  expect(bar()).toBe(81)
})

it('says no more of a refusal at another bar', async () => {
  const { user } = await renderSimulator()
  await user.clear(screen.getByRole('spinbutton', { name: 'Quantity' }))
  await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '5')
  await user.click(button('Sell'))
  expect(screen.getByRole('alert')).toHaveTextContent(/^A short must not be/)
  await user.click(button('Step'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('writes the win rate as the language writes percentages', async () => {
  const { user } = await renderSimulator({ language: 'fr' })
  await user.click(button('Acheter'))
  await user.click(button('Vendre'))

  expect(screen.getByRole('group', { name: 'Taux de réussite' })).toHaveTextContent('0 %')
})

it('stays where it was, and leaves no timer behind', async () => {
  const { user, store, unmount } = await renderSimulator()
  await user.click(button('Step'))
  await user.click(button('Play'))
  unmount()
  expect(jest.getTimerCount()).toBe(0)

  renderWithApp(<TradeSimulator />, { store })
  await pass(0)
  expect(bar()).toBe(81)
})

it.each([
  ['0.00000001', 'Buy', 'That is worth less than a penny.'],
  ['0.000000001', 'Buy', 'Use at most 8 decimals.'],
  ['5', 'Sell', /^A short must not be worth more than the sandbox after the fee, £[\d,.]+\.$/],
])('refuses %s to %s, in one sentence', async (typed, side, sentence) => {
  const { user } = await renderSimulator()
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await user.clear(quantity)
  await user.type(quantity, typed)
  await user.click(button(side))

  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
})
