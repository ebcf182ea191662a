import { fakeEngine, type FakeEngine } from '@aldergate/testing/fakeEngine'
import { fakeViewport, renderWithApp } from '@aldergate/testing'
import { changeSettingsAtom } from '@aldergate/platform'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeStrategyAtom } from '../strategy/builder.atoms'
import { BacktestSection } from './BacktestSection'

let engine: FakeEngine
let viewport: ReturnType<typeof fakeViewport>

// The chart of the trades has tests of its own and stays out of view.
beforeEach(() => {
  engine = fakeEngine()
  viewport = fakeViewport()
})

afterEach(() => viewport.remove())

function show() {
  renderWithApp(<BacktestSection />)
  return userEvent.setup()
}

const run = () => screen.getByRole('button', { name: /^Run/ })

it('tests the strategy on the terms that are set, and reports what came of it', async () => {
  const user = show()
  await user.selectOptions(screen.getByLabelText('Candles'), '1,000')
  await user.clear(screen.getByLabelText('Starting capital (GBP)'))
  await user.type(screen.getByLabelText('Starting capital (GBP)'), '500')
  await user.click(run())

  expect(await screen.findByRole('region', { name: 'Backtest of My Strategy' })).toBeVisible()
  expect(
    await screen.findByText(/1,000 candles of 1h of BTC\/GBP, simulated market with seed/),
  ).toBeVisible()
  expect(screen.getByText(/100(\.00)?% of the equity per trade, starting with £500/)).toBeVisible()
  expect(screen.getByText(/^Stop-loss: 3.0%; take-profit: 6.0%\./)).toBeVisible()
  expect(engine.alive).toBe(0)
})

it('says before and after a run on a pair that is not in pounds that nothing is converted', async () => {
  const { user, store } = renderWithApp(<BacktestSection />)
  const said =
    /GBP\/USD is priced in USD, and nothing is converted: read its amounts of money as USD, not as pounds\.$/
  expect(screen.queryByText(/nothing is converted/)).not.toBeInTheDocument()
  act(() => store.set(changeStrategyAtom, { pair: 'GBP/USD' }))
  expect(screen.getByText(said)).toBeVisible()

  await user.selectOptions(screen.getByLabelText('Candles'), '500')
  await user.click(run())
  const data = await screen.findByText('Data', { selector: 'dt' })
  expect(data.nextElementSibling).toHaveTextContent(
    /^500 candles of 1h of GBP\/USD, .*\. GBP\/USD is priced in USD/,
  )
})

it.each([
  { discreet: false, said: /^Backtest finished: (no|\d+) trades?, [+−]?£[\d,.]+\.$/ },
  { discreet: true, said: /^Backtest finished: (no|\d+) trades?, [^£\d]+\.$/ },
])(
  'announces what came of a run, where money may be masked ($discreet)',
  async ({ discreet, said }) => {
    const { user } = renderWithApp(<BacktestSection />, { settings: { discreet } })
    await user.selectOptions(screen.getByLabelText('Candles'), '1,000')
    const regions = screen.getAllByRole('status')
    await user.click(run())

    const line = await screen.findByText(said)
    expect(regions).toContain(line.closest('[role="status"]'))
  },
)

it('ends at once when it is cancelled, and says so', async () => {
  engine.isStuck = true
  const user = show()
  await user.click(run())
  expect(screen.getByRole('progressbar', { name: 'Progress of the backtest' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(screen.getByText('Backtest cancelled. Nothing was changed.')).toBeVisible()
  expect(engine.alive).toBe(0)
})

it('keeps the keyboard focus where it was while it runs, is cancelled and ends', async () => {
  engine.isStuck = true
  const user = show()
  run().focus()
  await user.keyboard('{Enter}')
  expect(run()).toHaveFocus()
  expect(run()).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(engine.started).toBe(1)

  await user.tab()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(run()).toHaveFocus()

  engine.isStuck = false
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('region', { name: 'Backtest of My Strategy' })).toBeVisible()
  expect(run()).toHaveFocus()
  expect(run()).toHaveAttribute('aria-disabled', 'false')
})

it('says that it failed, and tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  engine.isBroken = true
  const user = show()
  await user.click(run())
  expect(await screen.findByText('The backtest could not be run.')).toBeVisible()
  engine.isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(run()).toHaveFocus()
  expect(await screen.findByRole('region', { name: 'Backtest of My Strategy' })).toBeVisible()
  logged.mockRestore()
})

it('runs no terms and no rules that cannot be used, and shows the place of the mistake', async () => {
  const user = show()
  await user.clear(screen.getByLabelText('Fee (% of each fill)'))
  expect(screen.getByText('Enter a number from 0 to 10.')).toBeVisible()
  expect(run()).toBeDisabled()
  await user.type(screen.getByLabelText('Fee (% of each fill)'), '0.2')
  expect(run()).toBeEnabled()

  const rules = screen.getByLabelText<HTMLTextAreaElement>('Further rules')
  await user.type(rules, 'exit long when RSX(14) < 50')
  expect(run()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Show the place' }))
  expect(rules).toHaveFocus()
  expect(rules.value.slice(rules.selectionStart, rules.selectionEnd)).toBe('RSX')
})

it('says where OBV begins to count, where a further rule looks at it', async () => {
  const user = show()
  const hint = /^OBV counts from the first candle of a backtest/

  expect(screen.queryByText(hint)).not.toBeInTheDocument()
  await user.click(screen.getByLabelText('Further rules'))
  await user.paste('exit long when OBV < 0')
  expect(screen.getByText(hint)).toBeVisible()
})

it('warns of every == of a further rule that it compares at the displayed precision', async () => {
  const user = show()
  const warning = /^“==” compares at the displayed precision: both sides of (.*) are rounded\./

  await user.click(screen.getByLabelText('Further rules'))
  await user.paste('exit long when close == 45000 OR RSI(14) == 50')
  expect(
    screen.getAllByText(warning).map(({ textContent }) => warning.exec(textContent)?.[1]),
  ).toEqual(['close == 45000', 'RSI(14) == 50'])
  await user.clear(screen.getByLabelText('Further rules'))
  expect(screen.queryByText(warning)).not.toBeInTheDocument()
})

it('keeps the rules of a run as rules, and says them in the language of now', async () => {
  const { user, store } = renderWithApp(<BacktestSection />)
  await user.selectOptions(screen.getByLabelText('Candles'), '500')
  await user.click(run())
  await screen.findByText('Rules', { selector: 'dt' })
  await act(async () => store.set(changeSettingsAtom, { language: 'fr' }))

  const rules = screen.getByText('Règles', { selector: 'dt' }).nextElementSibling
  expect(rules).toHaveTextContent(/^Acheter quand RSI\(14\) > 70\.$/)
})

it('sets the next run beside the one that was kept', async () => {
  const user = show()
  await user.selectOptions(screen.getByLabelText('Candles'), '500')
  await user.click(run())
  await user.click(await screen.findByRole('button', { name: 'Compare with another run' }))
  expect(screen.getByText(/^This run is kept\./)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Candles'), '1,000')
  await user.click(run())
  expect(await screen.findByRole('heading', { name: 'Two runs side by side' })).toBeVisible()
  expect(
    screen.getByRole('row', { name: /^Data 500 candles of 1h .* 1,000 candles of 1h / }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close comparison' }))
  expect(screen.queryByRole('heading', { name: 'Two runs side by side' })).toBeNull()
})

it('hands the keyboard focus on where the buttons of a comparison go', async () => {
  const user = show()
  await user.selectOptions(screen.getByLabelText('Candles'), '500')
  await user.click(run())
  const compare = await screen.findByRole('button', { name: 'Compare with another run' })
  act(() => compare.focus())
  await user.keyboard('{Enter}')
  expect(compare).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Download all (JSON)' })).toHaveFocus()

  await user.click(run())
  const close = await screen.findByRole('button', { name: 'Close comparison' })
  act(() => close.focus())
  await user.keyboard('{Enter}')
  expect(close).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})
