import { INDICATOR_IDS } from '@aldergate/market/indicators'
import { savedIndicatorsAtom } from '@aldergate/market/state'
import { renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import { strategyAtom } from './strategy/builder.atoms'
import { DEFAULT_STRATEGY, MAX_CONDITIONS, withNewCondition } from './strategy/strategy'
import { StrategyForm } from './StrategyForm'

function renderForm() {
  return renderWithApp(
    <>
      <StrategyForm />
      <ToastArea />
    </>,
  )
}

/** With room for one condition more. */
function filledStrategy() {
  let strategy = DEFAULT_STRATEGY
  while (strategy.conditions.length < MAX_CONDITIONS - 1) strategy = withNewCondition(strategy)
  return strategy
}

function condition(number: number) {
  return within(screen.getByRole('group', { name: `Condition ${number}` }))
}

function conditionCount() {
  return screen.queryAllByRole('group', { name: /^Condition/ }).length
}

it('opens with the default strategy, and says it in words', () => {
  renderForm()

  expect(screen.getByLabelText('Strategy name')).toHaveValue('My Strategy')
  expect(screen.getByRole('combobox', { name: 'Timeframe' })).toHaveValue('1h')
  expect(screen.getByLabelText('Stop-loss (%)')).toHaveValue(3)
  expect(screen.getByLabelText('Take-profit (%)')).toHaveValue(6)
  expect(condition(1).getByLabelText('Indicator')).toHaveDisplayValue('RSI')
  expect(condition(1).getByLabelText('Comparison')).toHaveValue('>')
  expect(condition(1).getByLabelText('Value')).toHaveValue(70)
  expect(
    screen.getByText('Enter when RSI(14) > 70; stop 3.0%, target 6.0%; on 1h candles.'),
  ).toBeVisible()
})

it('offers the specified timeframes, indicators and comparisons', () => {
  renderForm()

  function optionsOf(select: HTMLElement) {
    return within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  }

  expect(optionsOf(screen.getByRole('combobox', { name: 'Timeframe' }))).toEqual([
    '1m',
    '5m',
    '15m',
    '1h',
    '4h',
    '1D',
  ])
  const indicators = optionsOf(condition(1).getByLabelText('Indicator'))
  expect(indicators.slice(0, 6)).toEqual([
    'Moving Average',
    'RSI',
    'MACD',
    'Bollinger Bands',
    'Stochastic Oscillator',
    'Volume',
  ])
  expect(indicators).toHaveLength(INDICATOR_IDS.length)
  expect(optionsOf(condition(1).getByLabelText('Comparison'))).toEqual(['>', '<', '==', '>=', '<='])
})

it('steps its numbers by a tenth, and keeps stop and target from going below zero', () => {
  renderForm()

  for (const label of ['Stop-loss (%)', 'Take-profit (%)']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('step', '0.1')
    expect(screen.getByLabelText(label)).toHaveAttribute('min', '0')
  }
  expect(condition(1).getByLabelText('Value')).toHaveAttribute('step', '0.1')
})

it('cuts nothing of a name that is too long, and says so', async () => {
  const { user } = renderForm()
  const name = screen.getByLabelText('Strategy name')
  await user.clear(name)
  await user.click(name)
  await user.paste('x'.repeat(90))

  expect(name).toHaveValue('x'.repeat(90))
  expect(name).toHaveAccessibleDescription('Use at most 80 characters.')
})

it('says where OBV begins to count, and nothing of the kind of the others', async () => {
  const { user } = renderForm()
  const hint = /^OBV counts from the first candle of a backtest/

  expect(screen.queryByText(hint)).not.toBeInTheDocument()
  await user.selectOptions(condition(1).getByLabelText('Indicator'), 'OBV')
  expect(condition(1).getByText(hint)).toBeVisible()
})

it('adds a condition and puts it into the sentence', async () => {
  const { user } = renderForm()

  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  await user.selectOptions(condition(2).getByLabelText('Indicator'), 'MACD')
  await user.selectOptions(condition(2).getByLabelText('Comparison'), '<')
  await user.clear(condition(2).getByLabelText('Value'))
  await user.type(condition(2).getByLabelText('Value'), '-0.5')

  expect(screen.getByText('2 conditions')).toBeVisible()
  expect(screen.getByText(/Enter when RSI\(14\) > 70 AND MACD\(12, 26, 9\) < −0\.5;/)).toBeVisible()
})

it('says which number is missing or negative, and waits with the sentence', async () => {
  const { user } = renderForm()

  await user.clear(screen.getByLabelText('Stop-loss (%)'))
  expect(screen.getByLabelText('Stop-loss (%)')).toHaveAccessibleDescription(/Enter a number\.$/)
  expect(screen.getByText('Complete the marked fields to see the strategy in words.')).toBeVisible()

  await user.type(screen.getByLabelText('Stop-loss (%)'), '-2')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter 0 or more.')

  await user.clear(screen.getByLabelText('Stop-loss (%)'))
  await user.type(screen.getByLabelText('Stop-loss (%)'), '2')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText(/stop 2.0%,/)).toBeVisible()
})

it('takes a stop or a target of 0 for none, and says so', async () => {
  const { user, store } = renderForm()
  const stop = screen.getByLabelText('Stop-loss (%)')
  expect(stop).toHaveAccessibleDescription(/; 0: none\.$/)

  await user.clear(stop)
  await user.type(stop, '0')
  expect(screen.getByText(/; stop none, target 6\.0%;/)).toBeVisible()
  act(() => store.set(strategyAtom, { ...DEFAULT_STRATEGY, takeProfit: '0.0' }))
  expect(screen.getByText(/; stop 3\.0%, target none;/)).toBeVisible()
})

it('warns that "==" compares at the displayed precision', async () => {
  const { user } = renderForm()
  const warning = /compares at the displayed precision: RSI\(14\)/

  expect(screen.queryByText(warning)).not.toBeInTheDocument()
  await user.selectOptions(condition(1).getByLabelText('Comparison'), '==')
  expect(screen.getByText(warning)).toBeVisible()
})

it('takes parameters, source and crossing of a row, and joins rows by any', async () => {
  const { user } = renderForm()

  await user.click(condition(1).getByRole('button', { name: 'Settings of RSI(14)' }))
  await user.clear(condition(1).getByLabelText('Period'))
  expect(condition(1).getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 500.')
  expect(screen.getByText('Complete the marked fields to see the strategy in words.')).toBeVisible()
  await user.type(condition(1).getByLabelText('Period'), '21')
  await user.selectOptions(condition(1).getByLabelText('Source'), 'HL2')
  await user.click(condition(1).getByRole('switch', { name: 'Only as it crosses above' }))
  expect(screen.getByText(/Enter when RSI\(21, hl2\) crosses above 70;/)).toBeVisible()

  expect(screen.queryByRole('group', { name: 'Which conditions must hold' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  await user.click(
    within(screen.getByRole('group', { name: 'Which conditions must hold' })).getByText('Any'),
  )
  expect(screen.getByText('One of the conditions is enough.')).toBeVisible()
  expect(
    screen.getByText(/Enter when RSI\(21, hl2\) crosses above 70 OR MA\(14\) > 50;/),
  ).toBeVisible()

  await user.selectOptions(condition(1).getByLabelText('Comparison'), '==')
  expect(screen.getByText(/Enter when RSI\(21, hl2\) == 70 OR/)).toBeVisible()
  await user.selectOptions(condition(1).getByLabelText('Indicator'), 'MACD')
  expect(condition(1).getByLabelText('Fast period')).toHaveValue(12)
})

it('offers the indicators that the trader has saved, with their parameters', async () => {
  const { user, store } = renderForm()
  const indicator = () => condition(1).getByLabelText('Indicator')
  expect(within(indicator()).queryByRole('group', { name: 'Yours' })).toBeNull()
  act(() =>
    store.set(savedIndicatorsAtom, [
      { id: '1-1', indicatorName: 'rsi', period: 21, color: '#FF0000' },
      { id: '1-2', indicatorName: 'bollinger', period: 30, color: '#FF0000' },
    ]),
  )
  const yours = within(within(indicator()).getByRole('group', { name: 'Yours' }))
  expect(yours.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'RSI (21)',
    'Bollinger Bands (30)',
  ])

  await user.click(condition(1).getByRole('button', { name: 'Settings of RSI(14)' }))
  await user.selectOptions(condition(1).getByLabelText('Source'), 'HL2')
  await user.selectOptions(indicator(), 'RSI (21)')
  expect(indicator()).toHaveDisplayValue('RSI (21)')
  expect(screen.getByText(/^Enter when RSI\(21\) > 70;/)).toBeVisible()
  expect(condition(1).getByLabelText('Period')).toHaveValue(21)

  await user.selectOptions(indicator(), 'Bollinger Bands (30)')
  expect(screen.getByText(/^Enter when BB\(30, 2\) > 70;/)).toBeVisible()
  await user.selectOptions(indicator(), 'RSI')
  expect(indicator()).toHaveDisplayValue('RSI')
  expect(screen.getByText(/^Enter when RSI\(14\) > 70;/)).toBeVisible()
})

it('keeps the parameters of a saved indicator that is deleted', async () => {
  const { user, store } = renderForm()
  const own = { id: '1-2', indicatorName: 'rsi', period: 21, color: '#FF0000' } as const
  act(() => store.set(savedIndicatorsAtom, [own]))
  await user.selectOptions(condition(1).getByLabelText('Indicator'), 'RSI (21)')
  act(() => store.set(savedIndicatorsAtom, []))

  expect(condition(1).getByLabelText('Indicator')).toHaveDisplayValue('RSI')
  expect(screen.getByText(/^Enter when RSI\(21\) > 70;/)).toBeVisible()
})

it('takes no more conditions than a rule can have, says so, and takes one again where there is room', async () => {
  const { user, store } = renderForm()
  act(() => store.set(strategyAtom, filledStrategy()))
  const addButton = screen.getByRole('button', { name: 'Add condition' })
  const full = /^A strategy can have at most 50 conditions\./
  expect(screen.queryByText(full)).toBeNull()

  await user.click(addButton)
  expect(conditionCount()).toBe(MAX_CONDITIONS)
  expect(addButton).toHaveAttribute('aria-disabled', 'true')
  expect(addButton).toHaveFocus()
  expect(addButton).toHaveAccessibleDescription(full)
  await user.keyboard('{Enter}')
  expect(conditionCount()).toBe(MAX_CONDITIONS)

  await user.click(screen.getByRole('button', { name: 'Remove condition 2' }))
  expect(screen.queryByText(full)).toBeNull()
  expect(addButton).toHaveAttribute('aria-disabled', 'false')
})

it('moves the focus to the neighbour of a removed condition, and to "Add condition" after the last', async () => {
  const { user } = renderForm()
  const addButton = screen.getByRole('button', { name: 'Add condition' })
  await user.click(addButton)
  await user.click(addButton)

  await user.click(screen.getByRole('button', { name: 'Remove condition 2' }))
  expect(screen.getByRole('button', { name: 'Remove condition 2' })).toHaveFocus()

  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Remove condition 1' })).toHaveFocus()

  await user.keyboard('{Enter}')
  expect(addButton).toHaveFocus()
  expect(
    screen.getByText('No conditions yet: a strategy needs at least one to enter a trade.'),
  ).toBeVisible()
  expect(screen.getByText('Add a condition to see the strategy in words.')).toBeVisible()
})

it('brings a removed condition back with Undo', async () => {
  const { user } = renderForm()

  await user.click(screen.getByRole('button', { name: 'Remove condition 1' }))
  expect(conditionCount()).toBe(0)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(condition(1).getByLabelText('Value')).toHaveValue(70)
  expect(screen.getByRole('button', { name: 'Add condition' })).toHaveFocus()
})
