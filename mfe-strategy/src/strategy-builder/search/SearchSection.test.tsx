import { fakeViewport, renderWithApp } from '@aldergate/testing'
import { fakeEngine, type FakeEngine } from '@aldergate/testing/fakeEngine'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { changeConditionAtom, changeStrategyAtom, strategyAtom } from '../strategy/builder.atoms'
import { createFileReader } from '../own-data/createFileReader'
import { dataSourceAtom, takeCandleFileAtom } from '../own-data/ownData.atoms'
import { BacktestSection } from '../runs/BacktestSection'
import { trialsAtom } from '../runs/runs.atoms'
import { termsAtom } from '../runs/terms.atoms'
import { OPENING_TERMS } from '../runs/terms'
import { SearchSection } from './SearchSection'

let engine: FakeEngine

beforeEach(() => {
  engine = fakeEngine()
})

/** Two values of each of the first two numbers, over few candles. */
async function show() {
  const store = createStore()
  store.set(termsAtom, { ...OPENING_TERMS, candles: 1_000 })
  store.set(changeStrategyAtom, { stopLoss: '2', takeProfit: '4' })
  renderWithApp(
    <>
      <SearchSection />
      <ToastArea />
    </>,
    { store },
  )
  const user = userEvent.setup()
  const [first, second] = screen.getAllByRole('group').slice(0, 2)
  if (!first || !second) throw new Error('Two numbers can be chosen.')
  await type(user, within(first).getByLabelText('From'), '10')
  await type(user, within(first).getByLabelText('To'), '14')
  await type(user, within(first).getByLabelText('Step'), '4')
  await user.selectOptions(within(second).getByLabelText('Second number'), 'Stop-loss (%)')
  await type(user, within(second).getByLabelText('From'), '2')
  await type(user, within(second).getByLabelText('To'), '3')
  await type(user, within(second).getByLabelText('Step'), '1')
  await type(user, screen.getByLabelText('Minimum trades'), '1')
  return { user, store, first, second }
}

async function type(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}

const sweep = () => screen.getByRole('button', { name: 'Run sweep' })
const cells = () => within(screen.getByRole('grid')).getAllByRole('button')

it('tries every combination, marks the best, and takes a cell over into the strategy and back', async () => {
  const { user, store } = await show()
  expect(screen.getByText('4 combinations.')).toBeVisible()
  await user.click(sweep())

  expect(
    await screen.findByRole('grid', { name: /^Every combination: RSI\(14\): Period/ }),
  ).toBeVisible()
  expect(cells()).toHaveLength(4)
  expect(cells().filter((cell) => cell.ariaLabel?.includes('Best'))).toHaveLength(1)
  expect(cells().map((cell) => cell.ariaLabel)).toContainEqual(
    expect.stringMatching(/RSI\(14\): Period 14, Stop-loss \(%\) 2: .*In the builder$/),
  )
  expect(screen.getByText(/4 combinations were tried on the same past/)).toBeVisible()
  expect(store.get(trialsAtom)).toHaveLength(4)

  const before = store.get(strategyAtom)
  await user.click(screen.getByRole('button', { name: /Period 14, Stop-loss \(%\) 3:/ }))
  expect(store.get(strategyAtom)).toEqual({ ...before, stopLoss: '3' })
  expect(screen.queryByText('Out of date')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Period 10, Stop-loss \(%\) 3:/ }))
  expect(store.get(strategyAtom)).toMatchObject({
    conditions: [{ indicator: 'rsi', parameters: { period: '10' }, value: '70' }],
    furtherRules: '',
  })
  const undo = await screen.findAllByRole('button', { name: 'Undo' })
  await user.click(undo.at(-1) as HTMLElement)
  expect(store.get(strategyAtom).conditions).toEqual(before.conditions)
})

it('takes no numbers back that would lose what was edited since', async () => {
  const { user, store } = await show()
  await user.click(sweep())
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: /Period 10, Stop-loss \(%\) 3:/ }))
  act(() => store.set(changeStrategyAtom, { name: 'Night shift' }))
  const edited = store.get(strategyAtom)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(store.get(strategyAtom)).toBe(edited)
  expect(
    await screen.findByText('The strategy has changed since: it was left as it is.'),
  ).toBeVisible()
})

it('announces what came of a search', async () => {
  const { user } = await show()
  const regions = screen.getAllByRole('status')
  await user.click(sweep())
  const swept = await screen.findByText('Sweep finished: 4 combinations tried.')
  expect(regions).toContain(swept.closest('[role="status"]'))

  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Run walk-forward' }))
  const walked = await screen.findByText(/^Walk-forward finished: .*% out of sample\.$/)
  expect(regions).toContain(walked.closest('[role="status"]'))
})

it('leads through its cells by the keyboard, and shows the same as a table', async () => {
  const { user } = await show()
  await user.click(sweep())
  await screen.findByRole('grid')
  const start = cells().find((cell) => cell.tabIndex === 0)
  act(() => start?.focus())
  await user.keyboard('{Control>}{Home}{/Control}')
  expect(cells()[0]).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  expect(cells()[3]).toHaveFocus()
  await user.keyboard('{Home}')
  expect(cells()[2]).toHaveFocus()
  expect(cells().filter((cell) => cell.tabIndex === 0)).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Table' }))
  const table = screen.getByRole('table', {
    name: 'All 4 combinations, the best first unless sorted',
  })
  expect(within(table).getAllByRole('row')).toHaveLength(5)
  expect(within(table).getAllByRole('button', { name: /^Apply RSI/ })).toHaveLength(3)
})

it('begins with ranges about the strategy’s own numbers, and keeps them when others are taken over', async () => {
  const store = createStore()
  store.set(termsAtom, { ...OPENING_TERMS, candles: 500 })
  renderWithApp(<SearchSection />, { store })
  const user = userEvent.setup()
  const first = within(screen.getByRole('group', { name: 'First number' }))
  expect(first.getByLabelText('From')).toHaveValue(9)
  expect(screen.getByText('121 combinations.')).toBeVisible()
  await user.click(sweep())
  await screen.findByRole('grid')
  await user.click(cells()[0] as HTMLElement)
  expect(store.get(strategyAtom).conditions).toMatchObject([
    { indicator: 'rsi', parameters: { period: '9' }, value: '45' },
  ])
  expect(first.getByLabelText('From')).toHaveValue(9)
  expect(screen.queryByText('Out of date')).toBeNull()
})

it('shows one number as bars', async () => {
  const { user, second } = await show()
  await user.selectOptions(within(second).getByLabelText('Second number'), 'None')
  await user.click(sweep())
  expect(await screen.findByRole('grid', { name: 'Every value of RSI(14): Period' })).toBeVisible()
  expect(cells()).toHaveLength(2)
})

it('says what is wrong with a range, and runs nothing', async () => {
  const { user, first, second } = await show()
  await type(user, within(first).getByLabelText('To'), '9')
  expect(screen.getByText('The end is below the start.')).toBeVisible()
  expect(sweep()).toBeDisabled()
  await type(user, within(first).getByLabelText('To'), '600')
  expect(screen.getByText('Stay between 1 and 500.')).toBeVisible()
  await type(user, within(first).getByLabelText('To'), '50')
  await type(user, within(first).getByLabelText('Step'), '1')
  await type(user, within(second).getByLabelText('To'), '5')
  await type(user, within(second).getByLabelText('Step'), '0.1')
  expect(
    screen.getByText(
      'These ranges make 1,271 combinations; at most 1,000 can be tried. Widen a step or narrow a range.',
    ),
  ).toBeVisible()
  expect(sweep()).toBeDisabled()
})

it('says from where on a number may be that has no end above', async () => {
  const { user, store, second } = await show()
  act(() => store.set(changeConditionAtom, 1, { indicator: 'movingAverage', value: '50' }))
  await user.selectOptions(within(second).getByLabelText('Second number'), 'level 0 right')
  await type(user, within(second).getByLabelText('From'), '-5')
  expect(screen.getByText('Stay at 0 or above.')).toBeVisible()
  expect(screen.queryByText('Enter three numbers.')).not.toBeInTheDocument()
  expect(sweep()).toBeDisabled()
})

it('is out of date when the strategy changes by more than its searched numbers', async () => {
  const { user, store } = await show()
  await user.click(sweep())
  await screen.findByRole('grid')
  const before = store.get(strategyAtom)
  act(() => store.set(changeStrategyAtom, { takeProfit: '9' }))
  expect(screen.getByText('Out of date')).toBeVisible()
  await user.click(cells()[0] as HTMLElement)
  expect(store.get(strategyAtom)).toEqual({ ...before, takeProfit: '9' })
})

it('is up to date where its ranges leave out the strategy’s own number, whose place another one takes', async () => {
  const { user, store, first } = await show()
  await type(user, within(first).getByLabelText('Step'), '3')
  await user.click(sweep())
  await screen.findByRole('grid')
  expect(screen.queryByText('Out of date')).toBeNull()
  expect(screen.queryByRole('button', { name: /In the builder$/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: /Period 13, Stop-loss \(%\) 3:/ }))
  expect(store.get(strategyAtom)).toMatchObject({
    conditions: [{ indicator: 'rsi', parameters: { period: '13' } }],
    stopLoss: '3',
  })
  act(() => store.set(changeStrategyAtom, { stopLoss: '7' }))
  await user.click(screen.getByRole('button', { name: 'Run walk-forward' }))
  await screen.findByRole('heading', { name: 'Walk-forward' })
  expect(screen.queryByText('Out of date')).toBeNull()

  act(() => store.set(changeStrategyAtom, { takeProfit: '9' }))
  expect(screen.getAllByText('Out of date')).toHaveLength(2)
})

it('ends at once when it is cancelled, and tries again when it has failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await show()
  engine.isStuck = true
  await user.click(sweep())
  expect(screen.getByRole('progressbar', { name: 'Progress of the sweep' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel search' }))
  expect(screen.getByText('Search cancelled. Nothing was changed.')).toBeVisible()
  expect(engine.alive).toBe(0)

  engine.isStuck = false
  engine.isBroken = true
  await user.click(sweep())
  expect(await screen.findByText('The search could not be run.')).toBeVisible()
  engine.isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('grid')).toBeVisible()
  logged.mockRestore()
})

it('keeps the keyboard focus where it was while it runs, is cancelled and ends', async () => {
  const { user } = await show()
  engine.isStuck = true
  sweep().focus()
  await user.keyboard('{Enter}')
  expect(sweep()).toHaveFocus()
  expect(sweep()).toHaveAttribute('aria-disabled', 'true')
  const { started } = engine
  await user.click(screen.getByRole('button', { name: 'Run walk-forward' }))
  expect(engine.started).toBe(started)

  await user.tab()
  expect(screen.getByRole('button', { name: 'Cancel search' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(sweep()).toHaveFocus()

  engine.isStuck = false
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('grid')).toBeVisible()
  expect(sweep()).toHaveFocus()
})

it('chooses before and judges after, stretch by stretch', async () => {
  const { user } = await show()
  await type(user, screen.getByLabelText('Out-of-sample stretches'), '3')
  await user.click(screen.getByRole('button', { name: 'Run walk-forward' }))

  expect(await screen.findByRole('heading', { name: 'Walk-forward' })).toBeVisible()
  const table = screen.getByRole('table', { name: 'Stretch by stretch' })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(screen.getByRole('group', { name: 'Efficiency' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Out-of-sample return' })).toBeVisible()
  expect(
    screen.getByRole('img', { name: /^Equity of the out-of-sample stretches, joined/ }),
  ).toBeVisible()

  await user.selectOptions(screen.getByLabelText('Judge by'), 'Return')
  expect(screen.getByText('Out of date')).toBeVisible()
})

it('walks forward over no stretches that are too short to judge by a figure of a year, and says what helps', async () => {
  const { user, store } = await show()
  const walk = screen.getByRole('button', { name: 'Run walk-forward' })
  const problem = /^Sharpe ratio: two days or more are needed to choose on\./
  expect(walk).toBeEnabled()
  act(() => store.set(changeStrategyAtom, { timeframe: '1m' }))
  expect(screen.getByText(problem)).toBeVisible()
  expect(walk).toBeDisabled()
  expect(sweep()).toBeEnabled()

  await user.selectOptions(screen.getByLabelText('Judge by'), 'Return')
  expect(screen.queryByText(problem)).not.toBeInTheDocument()
  expect(walk).toBeEnabled()
})

it('counts all that a walk-forward tried when the strategy is backtested next', async () => {
  const { user, store } = await show()
  await user.click(screen.getByRole('button', { name: 'Run walk-forward' }))
  await screen.findByRole('heading', { name: 'Walk-forward' })

  // The chart of the trades has tests of its own and stays out of view.
  const viewport = fakeViewport()
  renderWithApp(<BacktestSection />, { store })
  await user.click(screen.getByRole('button', { name: 'Run backtest' }))
  expect(await screen.findByText(/^This is one of 5 backtests\./)).toBeVisible()
  expect(screen.getByText('Expected best of 5 tries without skill')).toBeVisible()
  viewport.remove()
})

it('asks for a file where it is to search in one and none was chosen', async () => {
  const { store } = await show()
  act(() => store.set(dataSourceAtom, 'file'))

  expect(
    screen.getByText('Before testing, choose a file whose candles suit the rules.'),
  ).toBeVisible()
  expect(screen.queryByText(/^Complete the marked fields/)).not.toBeInTheDocument()
  expect(screen.getByText('Your own data')).toBeVisible()
})

it('walks forward over the days of a file whose market closes in between, as many as there are', async () => {
  engine = fakeEngine({ 'candle file': createFileReader })
  const { user, store } = await show()
  act(() => store.set(changeStrategyAtom, { timeframe: '1D' }))
  await act(async () => {
    store.set(dataSourceAtom, 'file')
    await store.set(takeCandleFileAtom, sessions(300))
  })
  await user.click(screen.getByRole('button', { name: 'Run walk-forward' }))

  expect(await screen.findByRole('heading', { name: 'Walk-forward' })).toBeVisible()
})

it('judges by a figure of a year where the candles of a file take days, as its market closes in between', async () => {
  engine = fakeEngine({ 'candle file': createFileReader })
  const { store } = await show()
  act(() => store.set(changeStrategyAtom, { timeframe: '5m' }))
  await act(async () => {
    store.set(dataSourceAtom, 'file')
    await store.set(takeCandleFileAtom, sessions(10))
  })

  expect(screen.queryByText(/two days or more/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Run walk-forward' })).toBeEnabled()
})

/** Days with 78 five-minute candles each, from half past two on. */
function sessions(days: number) {
  const rows = Array.from({ length: days * 78 }, (_, row) => {
    const minute = 14 * 60 + 30 + 5 * (row % 78)
    const time = new Date(Date.UTC(2026, 0, 1 + Math.floor(row / 78), 0, minute)).toISOString()
    const close = 100 + 10 * Math.sin(row / 400)
    return `${time},100,120,80,${close.toFixed(2)}`
  })
  return new File([['time,open,high,low,close', ...rows].join('\n')], 'sessions.csv')
}
