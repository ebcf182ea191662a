import { type Bot, MAX_BOTS } from '@aldergate/ledger'
import { botsAtom } from '@aldergate/ledger/state'
import { eraseDataAtom, exportDataAtom, importDataAtom } from '@aldergate/keeping'
import {
  customStrategyAtom,
  deleteSavedIndicatorAtom,
  saveIndicatorAtom,
} from '@aldergate/market/state'
import { advance, english, renderWithApp } from '@aldergate/testing'
import { type FakeEngine, fakeEngine } from '@aldergate/testing/fakeEngine'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { CustomStrategyBuilderPanel } from './CustomStrategyBuilderPanel'

const EN = english(__dirname)

function button(name: string) {
  return screen.getByRole('button', { name })
}

const nameField = () => screen.getByRole('textbox', { name: EN('name') })
const editor = () => screen.getByRole('textbox', { name: EN('definition') })
const result = () => within(screen.getByRole('group', { name: EN('result') }))

function selectedIn(field: HTMLElement): string {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('It is no editor.')
  return field.value.slice(field.selectionStart, field.selectionEnd)
}

function renderPanel(store = createStore()) {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  const panel = (
    <>
      <CustomStrategyBuilderPanel />
      <ToastArea />
    </>
  )
  return { alert, ...renderWithApp(panel, { store }) }
}

async function renderDefined() {
  const view = renderPanel()
  await view.user.type(nameField(), ' Night shift ')
  await view.user.click(button(EN('template.scalping')))
  return view
}

function stoppedBot(index: number): Bot {
  return {
    id: `bot-${index}`,
    name: `Bot ${index}`,
    pair: 'BTC/GBP',
    rules: 'timeframe 1h\nbuy when RSI(14) < 30',
    amount: 1_000,
    stopPercent: null,
    targetPercent: null,
    maxTradesPerDay: null,
    since: 0,
    stoppedAt: 1,
    releasedAt: 1,
  }
}

let engine: FakeEngine

beforeEach(() => {
  jest.useFakeTimers()
  engine = fakeEngine()
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('opens empty, without a template, with the specified parameters from 0', () => {
  renderPanel()

  expect(nameField()).toHaveValue('')
  expect(editor()).toHaveValue('')
  expect(screen.getByText('Active template: None')).toBeInTheDocument()
  const values = { riskTolerance: 5, stopLoss: 2, targetProfit: 10, tradeVolume: 1000 }
  for (const [label, value] of Object.entries({ ...values, maxTradesPerDay: 5 })) {
    const field = screen.getByRole('spinbutton', { name: EN(label as keyof typeof values) })
    expect(field).toHaveValue(value)
    expect(field).toHaveAttribute('min', '0')
  }
  expect(screen.getByText(EN('noResult'))).toBeInTheDocument()
})

it('writes a condition about an indicator of the trader’s own into the rules', async () => {
  const { user, store } = renderPanel()
  act(() => {
    store.set(saveIndicatorAtom, { indicatorName: 'movingAverage', period: 21, color: '#00FF7F' })
  })
  await user.selectOptions(
    screen.getByRole('combobox', { name: EN('indicator') }),
    'Yours: Moving Average (21)',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: EN('comparison') }), '>')
  const value = screen.getByRole('spinbutton', { name: EN('comparedValue') })
  await user.clear(value)
  expect(button(EN('addCondition'))).toBeDisabled()
  await user.type(value, '44000')
  await user.click(button(EN('addCondition')))
  expect(editor()).toHaveDisplayValue(/buy when MA\(21\) > 44000/)

  await user.click(button(EN('addCondition')))
  expect(editor()).toHaveAccessibleDescription(
    'Rules read: 2 conditions on 1h candles. Buy when MA(21) > 44,000 AND MA(21) > 44,000.',
  )
})

it('chooses another indicator when the chosen one is deleted', async () => {
  const { user, store } = renderPanel()
  const saved = await act(async () =>
    store.set(saveIndicatorAtom, { indicatorName: 'rsi', period: 21, color: '#00FF7F' }),
  )
  const indicator = screen.getByRole('combobox', { name: EN('indicator') })
  await user.selectOptions(indicator, 'Yours: RSI (21)')
  if (!saved) throw new Error('There was no room.')
  act(() => void store.set(deleteSavedIndicatorAtom, saved))

  expect(indicator).toHaveDisplayValue('RSI(14)')
  expect(button(EN('addCondition'))).toBeEnabled()
})

it.each([EN('test'), EN('deploy')])(
  '%s refuses a negative parameter, and leads to where it stands',
  async (name) => {
    const { user, alert } = await renderDefined()
    const stopLoss = screen.getByRole('spinbutton', { name: EN('stopLoss') })
    await user.clear(stopLoss)
    await user.type(stopLoss, '-1')

    expect(screen.getByRole('alert')).toHaveTextContent(EN('parameterNegative'))
    await user.click(button(name))
    expect(stopLoss).toHaveFocus()
    expect(button(name)).toHaveAttribute('aria-disabled', 'false')
    expect(alert).not.toHaveBeenCalled()
  },
)

it.each([
  ['riskTolerance', '0'],
  ['maxTradesPerDay', '0.5'],
] as const)('says before a run that with %s at %s nothing is traded', async (id, value) => {
  const { user } = await renderDefined()
  const field = screen.getByRole('spinbutton', { name: EN(id) })
  await user.clear(field)
  await user.type(field, value)

  expect(field).toHaveAccessibleDescription(EN('parameterIdle').replace('{value}', value))
  await user.click(button(EN('deploy')))
  expect(screen.getByText(EN('botIdle'))).toBeVisible()
})

it('fills the editor from a template, which becomes the active one', async () => {
  const { user } = renderPanel()
  await user.click(button(EN('template.meanReversion')))

  expect(editor()).toHaveDisplayValue(/^Mean Reversion Strategy: /)
  expect(editor()).toHaveAccessibleDescription(
    /^Rules read: 6 conditions on 1h candles. Buy when close < BB/,
  )
  expect(screen.getByText('Active template: Mean Reversion Strategy')).toBeInTheDocument()
  expect(button(EN('template.meanReversion'))).toHaveAttribute('aria-pressed', 'true')

  await user.click(button(EN('template.momentum')))
  expect(editor()).toHaveDisplayValue(/^Momentum Strategy: /)
})

it('asks before a template overwrites typed text', async () => {
  const { user } = renderPanel()
  await user.type(editor(), 'My own words')

  await user.click(button(EN('template.hedging')))
  await user.click(button(EN('keepText')))
  expect(editor()).toHaveValue('My own words')
  expect(screen.getByText('Active template: None')).toBeInTheDocument()

  await user.click(button(EN('template.hedging')))
  await user.click(button(EN('overwrite')))
  expect(editor()).toHaveDisplayValue(/^Hedging Strategy: /)
})

it('says what of the rules cannot be read, and selects it', async () => {
  const { user } = renderPanel()
  const text = '--- rules ---\ntimeframe 1h\nbuy when RSX(14) < 30\n--- end ---'
  await user.click(editor())
  await user.paste(text)

  expect(editor()).toHaveAccessibleDescription(
    'Line 3, column 10: “RSX” is neither a price nor an indicator.',
  )
  await user.click(button(EN('showProblem')))
  expect(editor()).toHaveFocus()
  expect(selectedIn(editor())).toBe('RSX')
})

it('is there again as it was left, where it is brought back, and gone when erased', async () => {
  const { user, store, unmount } = await renderDefined()
  const volume = screen.getByRole('spinbutton', { name: EN('tradeVolume') })
  await user.clear(volume)
  await user.type(volume, '250')
  unmount()

  const next = createStore()
  next.set(importDataAtom, store.set(exportDataAtom))
  renderPanel(next)
  expect(nameField()).toHaveValue(' Night shift ')
  expect(screen.getByText('Active template: Scalping Strategy')).toBeInTheDocument()
  expect(editor()).toHaveDisplayValue(/^Scalping Strategy: /)
  expect(screen.getByRole('spinbutton', { name: EN('tradeVolume') })).toHaveValue(250)

  // The editor holds the template's own text, which another template may replace without asking.
  await user.click(button(EN('template.momentum')))
  expect(editor()).toHaveDisplayValue(/^Momentum Strategy: /)

  act(() => void next.set(eraseDataAtom))
  expect(nameField()).toHaveValue('')
  expect(editor()).toHaveValue('')
  expect(next.get(customStrategyAtom)).toBeNull()
})

it('holds what is typed here against other tabs while it is open, and shows theirs later', async () => {
  const { user, store, unmount } = renderPanel()
  const theirs = { name: 'Theirs', definition: '', filled: '', template: null, parameters: {} }
  act(() => store.set(customStrategyAtom, theirs))
  expect(nameField()).toHaveValue('Theirs')

  await user.type(nameField(), '!')
  act(() => store.set(customStrategyAtom, { ...theirs, name: 'Later' }))
  expect(nameField()).toHaveValue('Theirs!')
  unmount()
  const again = renderPanel(store)
  expect(nameField()).toHaveValue('Theirs!')
  again.unmount()

  store.set(customStrategyAtom, { ...theirs, name: 'Latest' })
  renderPanel(store)
  expect(nameField()).toHaveValue('Latest')
})

it.each([
  [EN('test'), EN('defineBeforeTesting')],
  [EN('deploy'), EN('defineBeforeDeploying')],
])('%s asks for a name and a definition', async (name, text) => {
  const { user, alert } = renderPanel()
  await user.type(nameField(), '   ')
  await user.type(editor(), 'Buy low.')
  await user.clear(screen.getByRole('spinbutton', { name: EN('stopLoss') }))
  await user.click(button(name))

  expect(alert.mock.calls).toEqual([[text]])
  expect(button(EN('test'))).toBeEnabled()
  expect(button(EN('deploy'))).toBeEnabled()
})

it('tests for three seconds and then reports success', async () => {
  const { user, alert } = await renderDefined()
  await user.click(button(EN('test')))

  expect(button(EN('testing'))).toHaveAttribute('aria-disabled', 'true')
  expect(button(EN('testing'))).toHaveFocus()
  advance(1_500)
  expect(result().getByRole('progressbar')).toHaveValue(50)
  advance(1_499)
  expect(button(EN('testing'))).toHaveAttribute('aria-disabled', 'true')
  expect(result().queryByText(EN('testPassed'))).not.toBeInTheDocument()

  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(result().getByRole('status')).toHaveTextContent(EN('testPassed'))
  expect(result().getByText(EN('testPassed'))).toHaveAttribute('data-outcome', 'success')
  expect(result().queryByRole('progressbar')).not.toBeInTheDocument()
  expect(button(EN('test'))).toBeEnabled()
  expect(alert).not.toHaveBeenCalled()

  await user.type(editor(), '!')
  expect(result().getByText(EN('changedSince'))).toBeInTheDocument()
  await user.type(editor(), '{Backspace}')
  expect(result().queryByText(EN('changedSince'))).not.toBeInTheDocument()
})

/** Finishes a test, and with it the engine. */
async function finishTest() {
  await act(() => jest.advanceTimersByTimeAsync(3_100))
}

it('says below its result what a backtest on simulated candles found', async () => {
  const { user } = await renderDefined()
  await user.click(button(EN('test')))
  await finishTest()

  const found = await screen.findByRole('group', { name: EN('backtest') })
  for (const figure of ['totalPnL', 'maxDrawdown', 'winRate', 'sharpeRatio', 'avgTrade']) {
    expect(within(found).getByRole('group', { name: EN(figure) })).toHaveTextContent(/\d/)
  }
  expect(within(found).getByRole('group', { name: EN('sharpeRatio') })).toHaveTextContent(
    'annualised (365 days)',
  )
  expect(found).toHaveTextContent('Simulated data')
  expect(found).toHaveTextContent(/5,000 candles of 1m, BTC\/GBP/)
  const link = within(found).getByRole('link', { name: EN('openInBuilder') })
  const query = new URL(String(link.getAttribute('href')), 'http://x').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    name: 'Night shift',
    timeframe: '1m',
    buy: expect.stringContaining('RSI(7) crosses above 30'),
    exitLong: expect.stringContaining('RSI(7) > 70'),
    stop: '2',
    target: '10',
  })
  expect(engine.alive).toBe(0)
})

it('opens the builder without a stop and a target where it has tested without them', async () => {
  const { user } = await renderDefined()
  for (const parameter of ['stopLoss', 'targetProfit']) {
    const field = screen.getByRole('spinbutton', { name: EN(parameter) })
    await user.clear(field)
    await user.type(field, '0')
  }
  await user.click(button(EN('test')))
  await finishTest()

  const link = await screen.findByRole('link', { name: EN('openInBuilder') })
  expect(link).toHaveAttribute('href', expect.stringMatching(/&stop=0&target=0$/))
})

it('tests words only without a backtest, and says so', async () => {
  const { user } = renderPanel()
  await user.type(nameField(), 'Words')
  await user.type(editor(), 'Buy low.')
  await user.click(button(EN('test')))
  await finishTest()
  expect(result().getByText(EN('testPassed'))).toBeVisible()
  expect(result().getByText(EN('backtestWordsOnly'))).toBeVisible()
})

it('offers to try again when the engine fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  engine.isBroken = true
  const { user } = await renderDefined()
  // What is broken answers before a click of the user's is over.
  await act(async () => button(EN('test')).click())
  await finishTest()
  expect(result().getByText(EN('testPassed'))).toBeVisible()
  expect(result().getByRole('alert')).toHaveTextContent(EN('backtestFailed'))

  engine.isBroken = false
  await user.click(button(EN('retry')))
  expect(await screen.findByRole('group', { name: EN('backtest') })).toBeVisible()
})

it('ends the engine with a reset, a new test and the panel', async () => {
  engine.isStuck = true
  const { user, unmount } = await renderDefined()
  await user.click(button(EN('test')))
  await finishTest()
  expect(result().getByRole('progressbar', { name: EN('backtestProgress') })).toBeVisible()
  expect(engine.alive).toBe(1)

  await user.click(button(EN('test')))
  await finishTest()
  expect(engine.alive).toBe(1)
  await user.click(button(EN('reset')))
  expect(engine.alive).toBe(0)

  await user.type(nameField(), 'Again')
  await user.click(button(EN('template.scalping')))
  await user.click(button(EN('test')))
  await finishTest()
  expect(engine.alive).toBe(1)
  unmount()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(engine.alive).toBe(0)
})

it('deploys once, by the name', async () => {
  const { user, alert } = await renderDefined()
  await user.click(button(EN('deploy')))

  expect(button(EN('deployed'))).toHaveAttribute('aria-disabled', 'true')
  expect(button(EN('deployed'))).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(alert.mock.calls).toEqual([['Strategy "Night shift" deployed successfully!']])
})

it('becomes a paper bot that is listed and can be stopped, and outlasts a reset', async () => {
  const { user } = await renderDefined()
  await user.click(button(EN('deploy')))
  expect(screen.getByText('A paper bot trades it on BTC/GBP, with simulated prices.')).toBeVisible()

  await user.click(button(EN('reset')))
  const bot = within(screen.getByRole('listitem', { name: 'Night shift' }))
  expect(bot.getByText('Running')).toBeVisible()
  expect(bot.getByRole('group', { name: 'Trades' })).toHaveTextContent('0')
  await user.click(bot.getByRole('button', { name: 'Stop Night shift' }))
  expect(bot.getByText('Stopped')).toBeVisible()
  await user.click(bot.getByRole('button', { name: 'Remove Night shift' }))
  expect(screen.queryByRole('listitem', { name: 'Night shift' })).not.toBeInTheDocument()
})

it('says of a deployed strategy what has become of its bot', async () => {
  const { user } = await renderDefined()
  await user.click(button(EN('deploy')))
  await user.click(button('Stop Night shift'))
  expect(screen.getByText(EN('botStopped'))).toBeVisible()

  await user.click(button('Remove Night shift'))
  expect(screen.getByText(EN('botRemoved'))).toBeVisible()
  expect(button(EN('deployed'))).toHaveAttribute('aria-disabled', 'true')
})

it('deploys nothing while there are as many bots as there may be, and does once one is removed', async () => {
  const { user, alert, store } = await renderDefined()
  act(() =>
    store.set(
      botsAtom,
      Array.from({ length: MAX_BOTS }, (_, index) => stoppedBot(index)),
    ),
  )
  await user.click(button(EN('deploy')))
  expect(screen.getByText(EN('botRefused'))).toBeVisible()
  expect(alert).not.toHaveBeenCalled()

  await user.click(button('Remove Bot 7'))
  expect(screen.queryByText(EN('botRefused'))).not.toBeInTheDocument()

  act(() => store.set(botsAtom, (bots) => [...bots, stoppedBot(MAX_BOTS)]))
  expect(screen.queryByText(EN('botRefused'))).not.toBeInTheDocument()

  await user.click(button(`Remove Bot ${MAX_BOTS}`))
  await user.click(button(EN('deploy')))
  expect(button(EN('deployed'))).toHaveAttribute('aria-disabled', 'true')
  expect(alert).toHaveBeenCalledTimes(1)
})

it('knows a strategy on another page by the bot that trades it, until Reset', async () => {
  const { user, store, unmount } = await renderDefined()
  await user.click(button(EN('deploy')))
  unmount()

  const next = createStore()
  next.set(importDataAtom, store.set(exportDataAtom))
  const later = renderPanel(next)
  expect(button(EN('deployed'))).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('A paper bot trades it on BTC/GBP, with simulated prices.')).toBeVisible()

  await later.user.click(button(EN('reset')))
  await later.user.type(nameField(), 'Night shift')
  await later.user.click(button(EN('template.scalping')))
  expect(button(EN('deploy'))).toHaveAttribute('aria-disabled', 'false')
})

it('may deploy a strategy on another page of which the bot is stopped', async () => {
  const { user, store, unmount } = await renderDefined()
  await user.click(button(EN('deploy')))
  await user.click(button('Stop Night shift'))
  unmount()

  const next = createStore()
  next.set(importDataAtom, store.set(exportDataAtom))
  renderPanel(next)
  expect(button(EN('deploy'))).toHaveAttribute('aria-disabled', 'false')
})

it('deploys words only without a bot, and says so', async () => {
  const { user } = renderPanel()
  await user.type(nameField(), 'Words')
  await user.type(editor(), 'Buy low.')
  await user.click(button(EN('deploy')))
  expect(button(EN('deployed'))).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText(EN('botWordsOnly'))).toBeVisible()
  expect(screen.getByText(/^No bot yet\./)).toBeVisible()
})

it('resets everything, also a test that is running', async () => {
  const { user } = await renderDefined()
  await user.type(screen.getByRole('spinbutton', { name: EN('tradeVolume') }), '0')
  await user.type(screen.getByRole('spinbutton', { name: EN('comparedValue') }), '5')
  await user.click(button(EN('deploy')))
  await user.click(button(EN('test')))
  await user.click(button(EN('reset')))
  advance(4_000)

  expect(nameField()).toHaveValue('')
  expect(editor()).toHaveValue('')
  expect(screen.getByText('Active template: None')).toBeInTheDocument()
  expect(screen.getByRole('spinbutton', { name: EN('tradeVolume') })).toHaveValue(1000)
  expect(screen.getByRole('spinbutton', { name: EN('comparedValue') })).toHaveValue(30)
  expect(button(EN('deploy'))).toBeEnabled()
  expect(screen.getByText(EN('noResult'))).toBeInTheDocument()
})

it('asks before a reset clears typed text', async () => {
  const { user } = renderPanel()
  await user.type(editor(), 'My own words')

  await user.click(button(EN('reset')))
  await user.click(button(EN('keepText')))
  expect(editor()).toHaveValue('My own words')

  await user.click(button(EN('reset')))
  await user.click(button(EN('resetAll')))
  expect(editor()).toHaveValue('')
})

it('brings back by Undo all that a reset has taken, the deployment with it', async () => {
  const { user } = await renderDefined()
  await user.type(screen.getByRole('spinbutton', { name: EN('comparedValue') }), '5')
  const definition = editor().textContent
  await user.click(button(EN('deploy')))
  await user.click(button(EN('reset')))
  expect(nameField()).toHaveValue('')

  await user.click(await screen.findByRole('button', { name: EN('undo') }))
  expect(nameField()).toHaveValue(' Night shift ')
  expect(editor()).toHaveValue(definition)
  expect(screen.getByRole('spinbutton', { name: EN('comparedValue') })).toHaveValue(305)
  expect(button(EN('deployed'))).toHaveAttribute('aria-disabled', 'true')
  expect(button(EN('reset'))).toHaveFocus()
})

it('offers no Undo of a reset that takes nothing', async () => {
  const { user } = renderPanel()
  await user.click(button(EN('reset')))

  expect(screen.queryByRole('button', { name: EN('undo') })).not.toBeInTheDocument()
})

it('shows and hides the guide', async () => {
  const { user } = renderPanel()
  await user.click(button(EN('showGuide')))
  expect(
    within(screen.getByRole('list', { name: EN('guide') })).getAllByRole('listitem'),
  ).toHaveLength(6)

  await user.click(button(EN('hideGuide')))
  expect(screen.queryByRole('list', { name: EN('guide') })).not.toBeInTheDocument()
})

it('leaves no timer when it is hidden, and has finished the test when it is back', async () => {
  engine.isStuck = true
  const { user, unmount, store } = await renderDefined()
  await user.click(button(EN('test')))
  unmount()
  expect(jest.getTimerCount()).toBe(0)

  jest.setSystemTime(Date.now() + 60_000)
  renderPanel(store)
  advance(0)
  expect(screen.getByText(EN('testPassed'))).toBeInTheDocument()
  expect(nameField()).toHaveValue(' Night shift ')
})
