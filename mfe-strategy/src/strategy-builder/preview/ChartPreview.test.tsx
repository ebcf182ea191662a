import { fakeCanvas, pickInstrument, renderWithApp } from '@aldergate/testing'
import { changeSettingsAtom } from '@aldergate/platform'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createStore, type Store } from 'jotai'
import { addConditionAtom, changeStrategyAtom, strategyAtom } from '../strategy/builder.atoms'
import { ChartPreview } from './ChartPreview'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z') })
  fakeCanvas()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function renderPreview(store?: Store) {
  const view = renderWithApp(<ChartPreview />, { store })
  // The chart is a chunk of its own.
  await waitFor(() => expect(screen.getByRole('application')).toHaveAttribute('tabindex', '0'))
  return view
}

/** The price and the percentage of a level. */
function level(name: string) {
  const term = screen.getByText(name, { selector: 'dt' })
  return term.nextElementSibling?.textContent
}

it('shows the chart of the strategy, simulated, with the levels of an entry now', async () => {
  await renderPreview()

  expect(screen.getByRole('heading', { name: 'Chart preview' })).toBeVisible()
  expect(screen.getByText('Simulated data')).toBeVisible()
  expect(screen.getByRole('application')).toHaveAccessibleName('Price chart of BTC/GBP, 1h')
  expect(level('Entry now')).toBe('45,000.00')
  expect(level('Stop')).toBe('43,650.00−3.0%')
  expect(level('Target')).toBe('47,700.00+6.0%')
  expect(level('Reward to risk')).toBe('2.00')
})

it('follows the price and what is typed', async () => {
  const { store } = await renderPreview()
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(level('Entry now')).not.toBe('45,000.00')

  act(() => store.set(changeStrategyAtom, { stopLoss: '10', pair: 'SHIB/GBP' }))
  expect(level('Stop')).toMatch(/^0\.000006\d+−10\.0%$/)
})

it('keeps the last line while a field cannot be read, and says so', async () => {
  const { store } = await renderPreview()

  act(() => store.set(changeStrategyAtom, { stopLoss: '' }))
  expect(level('Stop')).toBe('43,650.00−3.0%')
  expect(
    screen.getByText('The stop-loss cannot be read: its line stays at the last valid value.'),
  ).toBeVisible()

  act(() => store.set(changeStrategyAtom, { stopLoss: '5' }))
  expect(level('Stop')).toBe('42,750.00−5.0%')
  expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument()
})

it('has no line for a field that could never be read', async () => {
  const store = createStore()
  store.set(changeStrategyAtom, { takeProfit: '-1' })
  await renderPreview(store)

  expect(screen.queryByText('Target', { selector: 'dt' })).not.toBeInTheDocument()
  expect(screen.getByText('No target line: the take-profit cannot be read.')).toBeVisible()
  expect(level('Reward to risk')).toBe('–')
})

it('has no line for a stop of 0, nor while what is typed after it cannot be read', async () => {
  const { store } = await renderPreview()
  act(() => store.set(changeStrategyAtom, { stopLoss: '0' }))
  expect(screen.queryByText('Stop', { selector: 'dt' })).not.toBeInTheDocument()
  expect(level('Reward to risk')).toBe('–')

  act(() => store.set(changeStrategyAtom, { stopLoss: '' }))
  expect(screen.getByText('No stop line: the stop-loss cannot be read.')).toBeVisible()
})

it('draws the indicators of the conditions', async () => {
  const { store, container } = await renderPreview()
  expect(container).toHaveTextContent('RSI 14')

  act(() => store.set(addConditionAtom))
  expect(container).toHaveTextContent('MA 14')
})

it('changes the timeframe and the pair of the strategy', async () => {
  const { store, user } = await renderPreview()

  const toolbar = within(screen.getByRole('group', { name: 'Timeframe' }))
  await user.click(toolbar.getByRole('button', { name: '4h' }))
  await pickInstrument(user, 'Pair', 'ETH/GBP')

  expect(store.get(strategyAtom)).toMatchObject({ timeframe: '4h', pair: 'ETH/GBP' })
  expect(screen.getByRole('application')).toHaveAccessibleName('Price chart of ETH/GBP, 4h')
})

it('keeps stop and target in view unless the trader wants the candles large', async () => {
  const { user } = await renderPreview()
  const inView = screen.getByRole('switch', { name: 'Keep stop and target in view' })
  expect(inView).toBeChecked()

  await user.click(inView)
  expect(inView).not.toBeChecked()
})

it('speaks the language of the trader', async () => {
  const { store } = await renderPreview()
  await act(async () => {
    store.set(changeSettingsAtom, { language: 'zh' })
    await jest.advanceTimersByTimeAsync(0)
  })

  expect(screen.getByRole('heading', { name: '图表预览' })).toBeVisible()
  expect(level('盈亏比')).toBe('2.00')
})

it('leaves no timer behind', async () => {
  const { unmount } = await renderPreview()
  unmount()

  expect(jest.getTimerCount()).toBe(0)
})
