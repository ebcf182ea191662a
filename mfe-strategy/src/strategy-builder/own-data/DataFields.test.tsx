import { fakeEngine, type FakeEngine } from '@aldergate/testing/fakeEngine'
import { renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BacktestSection } from '../runs/BacktestSection'
import { ConditionList } from '../conditions/ConditionList'
import { StrategyFields } from '../StrategyFields'
import { createFileReader } from './createFileReader'

const HEADER = 'time,open,high,low,close,volume'

/** Hourly candles that go up and down. */
function hours(count: number, from = 0) {
  return Array.from({ length: count }, (_, hour) => {
    const time = new Date(Date.UTC(2026, 0, 1, from + hour)).toISOString()
    const close = 100 + 10 * Math.sin(hour / 3)
    return `${time},100,120,80,${close.toFixed(2)},5`
  })
}

function csv(name: string, ...lines: string[]) {
  return new File([[HEADER, ...lines].join('\n')], name, { type: 'text/csv' })
}

function withoutVolume(name: string, ...lines: string[]) {
  const rows = [HEADER, ...lines].map((line) => line.slice(0, line.lastIndexOf(',')))
  return new File([rows.join('\n')], name, { type: 'text/csv' })
}

let engine: FakeEngine

beforeEach(() => {
  engine = fakeEngine({ 'candle file': createFileReader })
})

async function show() {
  renderWithApp(
    <>
      <StrategyFields />
      <ConditionList />
      <BacktestSection />
    </>,
  )
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('Data'), 'CSV file of your own')
  return user
}

const run = () => screen.getByRole('button', { name: /^Run/ })
const input = () => screen.getByLabelText('CSV file of candles')

it('tests the strategy on the trader’s own candles, and its report says which', async () => {
  const user = await show()
  expect(run()).toBeDisabled()
  expect(screen.queryByLabelText('Candles')).not.toBeInTheDocument()
  await user.upload(input(), csv('prices.csv', ...hours(60), ...hours(40, 70)))

  expect(await screen.findByText(/^100 candles of 1h, 1 Jan 2026/)).toHaveTextContent(
    'prices.csv 100 candles of 1h, 1 Jan 2026, 00:00 to 5 Jan 2026, 13:00. 1 gap: 10 candles are missing',
  )
  expect(screen.getByText('The candles are on the timeframe of the rules, 1h.')).toBeVisible()
  await user.click(run())
  const report = await screen.findByRole('region', { name: 'Backtest of My Strategy' })
  expect(within(report).getAllByText('Your own data')[0]).toBeVisible()
  expect(within(report).queryByText('Simulated data')).not.toBeInTheDocument()
  expect(
    await within(report).findByText(
      /^100 candles of 1h from the file prices\.csv, 1 Jan 2026, 00:00 to/,
    ),
  ).toBeVisible()
  expect(
    within(report).getByText(/^1 gap: 10 candles are missing.* Nothing was filled in/),
  ).toBeVisible()
})

it('says which times it reads as UTC, before a file is chosen and in the report', async () => {
  const user = await show()
  expect(screen.getByText(/Times without an offset are read as UTC\./)).toBeVisible()
  await user.upload(input(), csv('prices.csv', ...hours(60)))
  await screen.findByText('prices.csv')
  await user.click(run())
  const report = await screen.findByRole('region', { name: 'Backtest of My Strategy' })
  const said = /from the file prices\.csv, .* Times without an offset are read as UTC\.$/
  expect(await within(report).findByText(said)).toBeVisible()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '4h')
  await user.click(run())
  const summed = /summed from 60 of 1h .* Times without an offset are read as UTC\.$/
  expect(await within(report).findByText(summed)).toBeVisible()
})

it('trades on no volume where the file has none, and says why there was no trade', async () => {
  const user = await show()
  await user.upload(input(), withoutVolume('prices.csv', ...hours(60)))
  expect(await screen.findByText(/^The file has no volume/)).toBeVisible()
  await user.clear(screen.getByLabelText('Further rules'))
  await user.type(screen.getByLabelText('Further rules'), 'sell when Volume < 1000')
  await user.click(run())

  expect(
    await screen.findByText(
      /^No trades: the file has no volume, and an indicator of the rules needs it/,
    ),
  ).toBeVisible()
})

it('sums finer candles to the timeframe of the rules, and refuses coarser ones with a way out', async () => {
  const user = await show()
  await user.upload(input(), csv('prices.csv', ...hours(49)))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '4h')
  expect(
    await screen.findByText('Summed to the timeframe of the rules, 4h: 4 candles make one.'),
  ).toBeVisible()
  await user.click(run())
  expect(
    await screen.findByText(/^12 candles of 4h, summed from 49 of 1h from the file prices\.csv/),
  ).toBeVisible()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '15m')
  expect(
    screen.getByText(/^The candles are coarser than the timeframe of the rules, 15m\./),
  ).toBeVisible()
  expect(run()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Use timeframe 1h' }))
  expect(screen.getByRole('combobox', { name: 'Timeframe' })).toHaveValue('1h')
  expect(run()).toBeEnabled()
})

it('says of a file that makes no candle of the timeframe of the rules that it is too short', async () => {
  const user = await show()
  await user.upload(input(), csv('prices.csv', ...hours(3)))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '4h')
  expect(
    await screen.findByText(/^The file holds no whole candle of the timeframe of the rules, 4h\./),
  ).toBeVisible()
  expect(run()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Use timeframe 1h' }))
  expect(run()).toBeEnabled()
})

it('names what is wrong with a file, and leaves the one before it in use', async () => {
  const user = await show()
  await user.upload(input(), csv('good.csv', ...hours(30)))
  await screen.findByText('good.csv')
  await user.upload(
    input(),
    csv('bad.csv', ...hours(2), '2026-01-03,1,abc,1,1,1', '2026-01-04,1,1,2,1,1'),
  )

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('bad.csv was not used: 2 lines are wrong.')
  expect(alert).toHaveTextContent('Line 4, column “high”: “abc” is not a number.')
  expect(alert).toHaveTextContent('Line 5: the low is above the high.')
  expect(alert).toHaveTextContent('good.csv is still in use.')
  expect(run()).toBeEnabled()

  await user.upload(input(), new File(['time,close\n1,2'], 'short.csv'))
  expect(await screen.findByText('short.csv was not used.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Its first line names no column for open, high and low.',
  )
  await user.upload(input(), new File([Uint8Array.of(0x89, 0x50, 0xff, 0)], 'picture.csv'))
  expect(await screen.findByText('picture.csv was not used.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('It is not a text file.')
  await user.upload(input(), csv('better.csv', ...hours(40)))
  expect(await screen.findByText('better.csv')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('hands the keyboard focus on where its buttons go', async () => {
  const user = await show()
  await user.upload(input(), csv('prices.csv', ...hours(30)))
  await screen.findByText('prices.csv')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '15m')
  const choose = screen.getByRole('button', { name: 'Choose another CSV file' })
  const useTimeframe = screen.getByRole('button', { name: 'Use timeframe 1h' })
  act(() => useTimeframe.focus())
  await user.keyboard('{Enter}')
  expect(useTimeframe).not.toBeInTheDocument()
  expect(choose).toHaveFocus()

  engine.isStuck = true
  await user.upload(input(), csv('more.csv', ...hours(40)))
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  act(() => cancel.focus())
  await user.keyboard('{Enter}')
  expect(cancel).not.toBeInTheDocument()
  expect(choose).toHaveFocus()
})
