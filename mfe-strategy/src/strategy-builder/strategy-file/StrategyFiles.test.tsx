import { renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen, waitFor } from '@testing-library/react'
import { StrategyForm } from '../StrategyForm'
import { StrategyFiles } from './StrategyFiles'
import { STRATEGY_FORMAT } from './strategyFile'

const FILE = {
  format: STRATEGY_FORMAT,
  version: 1,
  strategy: {
    name: 'Dip',
    timeframe: '4h',
    pair: 'ETH/GBP',
    join: 'all',
    furtherRules: '',
    conditions: [{ indicator: 'rsi', parameters: { period: 21 }, comparison: '<', value: 30 }],
    stopLoss: 2,
    takeProfit: 8,
  },
}

function file(data: unknown) {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return new File([text], 'strategy.json', { type: 'application/json' })
}

function show() {
  return renderWithApp(
    <>
      <StrategyFiles />
      <StrategyForm />
      <ToastArea />
    </>,
  )
}

const input = () => screen.getByLabelText('Strategy file')
const name = () => screen.getByLabelText('Strategy name')

it('puts the strategy of a file on the page, and gives the one before back', async () => {
  const { user } = show()
  await user.clear(name())
  await user.type(name(), 'Night shift')
  await user.upload(input(), file(FILE))

  expect(await screen.findByText('The strategy of the file is on the page: Dip.')).toBeVisible()
  expect(name()).toHaveValue('Dip')
  expect(
    screen.getByText('Enter when RSI(21) < 30; stop 2.0%, target 8.0%; on 4h candles.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(name()).toHaveValue('Night shift')
  expect(screen.getByRole('button', { name: 'Import strategy' })).toHaveFocus()
})

it('keeps what was edited after the import, whatever Undo says', async () => {
  const { user } = show()
  await user.upload(input(), file(FILE))
  await user.type(name(), ' at night')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(name()).toHaveValue('Dip at night')
  expect(
    await screen.findByText('The strategy has changed since: it was left as it is.'),
  ).toBeVisible()
})

it.each([
  ['', 'The file is empty. Your strategy is unchanged.'],
  ['{"cut":', 'The file is not JSON. Your strategy is unchanged.'],
  [[1, 2], 'The file contains no strategy. Your strategy is unchanged.'],
  [
    { ...FILE, version: 2 },
    'The file comes from a newer version of this page. Your strategy is unchanged.',
  ],
  [
    { ...FILE, strategy: { ...FILE.strategy, stopLoss: 'much' } },
    'The field “stopLoss” of the file cannot be used. Your strategy is unchanged.',
  ],
])('refuses %j and changes nothing', async (data, text) => {
  const { user } = show()
  await user.upload(input(), file(data))
  expect(await screen.findByText(text)).toBeVisible()
  expect(name()).toHaveValue('My Strategy')
})

it('refuses more conditions than a strategy can have, and says how many there are', async () => {
  const { user } = show()
  const conditions = new Array(51).fill(FILE.strategy.conditions[0])
  await user.upload(input(), file({ ...FILE, strategy: { ...FILE.strategy, conditions } }))
  expect(
    await screen.findByText(
      'The file has 51 conditions; a strategy can have at most 50. Your strategy is unchanged.',
    ),
  ).toBeVisible()
  expect(name()).toHaveValue('My Strategy')
})

it('gives a file under the strategy’s name that it takes again', async () => {
  const given: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (content) => {
    given.push(content as Blob)
    return 'blob:strategy'
  }
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = show()
  await user.upload(input(), file(FILE))
  await screen.findByText(/^The strategy of the file/)
  await user.click(screen.getByRole('button', { name: 'Export strategy' }))
  await waitFor(() => expect(names).toEqual(['Dip.json']))
  expect(JSON.parse(await (given[0] as Blob).text())).toMatchObject({
    format: STRATEGY_FORMAT,
    strategy: { name: 'Dip', conditions: [{ parameters: { period: '21' }, value: '30' }] },
  })
  click.mockRestore()
})
