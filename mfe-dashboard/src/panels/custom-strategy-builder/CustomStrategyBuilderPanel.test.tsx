import { deleteSavedIndicatorAtom, saveIndicatorAtom } from '@aldergate/market/state'
import { advance, english, renderWithApp } from '@aldergate/testing'
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

function renderPanel(store = createStore()) {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  return { alert, ...renderWithApp(<CustomStrategyBuilderPanel />, { store }) }
}

async function renderDefined() {
  const view = renderPanel()
  await view.user.type(nameField(), ' Night shift ')
  await view.user.click(button(EN('template.scalping')))
  return view
}

beforeEach(() => {
  jest.useFakeTimers()
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
  expect(screen.getByText('Rules read: 2 conditions on 1h candles.')).toBeVisible()
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

it('refuses a negative parameter where it stands', async () => {
  const { user } = await renderDefined()
  const stopLoss = screen.getByRole('spinbutton', { name: EN('stopLoss') })
  await user.clear(stopLoss)
  await user.type(stopLoss, '-1')

  expect(screen.getByRole('alert')).toHaveTextContent(EN('parameterNegative'))
  expect(button(EN('test'))).toBeDisabled()
  expect(button(EN('deploy'))).toBeDisabled()
})

it('fills the editor from a template, which becomes the active one', async () => {
  const { user } = renderPanel()
  await user.click(button(EN('template.meanReversion')))

  expect(editor()).toHaveDisplayValue(/^Mean Reversion Strategy: /)
  expect(editor()).toHaveAccessibleDescription('Rules read: 1 condition on 1h candles.')
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

it('says which rule cannot be read', async () => {
  const { user } = renderPanel()
  await user.type(editor(), '--- rules ---{Enter}buy low{Enter}--- end ---')

  expect(editor()).toHaveAccessibleDescription('This rule cannot be read: “buy low”')
})

it.each([
  [EN('test'), EN('defineBeforeTesting')],
  [EN('deploy'), EN('defineBeforeDeploying')],
])('%s asks for a name and a definition', async (name, text) => {
  const { user, alert } = renderPanel()
  await user.type(nameField(), '   ')
  await user.type(editor(), 'Buy low.')
  await user.click(button(name))

  expect(alert.mock.calls).toEqual([[text]])
  expect(button(EN('test'))).toBeEnabled()
  expect(button(EN('deploy'))).toBeEnabled()
})

it('tests for three seconds and then reports success', async () => {
  const { user, alert } = await renderDefined()
  await user.click(button(EN('test')))

  expect(button(EN('testing'))).toBeDisabled()
  advance(1_500)
  expect(result().getByRole('progressbar')).toHaveValue(50)
  advance(1_499)
  expect(button(EN('testing'))).toBeDisabled()
  expect(result().queryByText(EN('testPassed'))).not.toBeInTheDocument()

  advance(1)
  expect(result().getByRole('status')).toHaveTextContent(EN('testPassed'))
  expect(result().getByText(EN('testPassed'))).toHaveAttribute('data-outcome', 'success')
  expect(result().queryByRole('progressbar')).not.toBeInTheDocument()
  expect(button(EN('test'))).toBeEnabled()
  expect(alert).not.toHaveBeenCalled()

  await user.type(editor(), '!')
  expect(result().getByText(EN('changedSince'))).toBeInTheDocument()
})

it('deploys once, by the name', async () => {
  const { user, alert } = await renderDefined()
  await user.click(button(EN('deploy')))

  expect(alert.mock.calls).toEqual([['Strategy "Night shift" deployed successfully!']])
  expect(button(EN('deployed'))).toBeDisabled()
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
