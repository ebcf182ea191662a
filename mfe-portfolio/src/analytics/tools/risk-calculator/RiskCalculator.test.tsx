import { restOrderAtom } from '@aldergate/ledger/orders'
import { draftOrderAtom, ledgerAtom, placeOrderAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { pickInstrument, renderWithApp } from '@aldergate/testing'
import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { RiskCalculator } from './RiskCalculator'

function field(name: string) {
  return screen.getByRole('spinbutton', { name })
}

async function type(user: ReturnType<typeof renderWithApp>['user'], name: string, text: string) {
  await user.clear(field(name))
  if (text) await user.type(field(name), text)
}

it('sizes a position from the account, and shows the formula with its numbers', async () => {
  const { user } = renderWithApp(<RiskCalculator />)
  expect(field('Account equity (£)')).not.toHaveValue(null)
  await type(user, 'Account equity (£)', '100000')
  await type(user, 'Entry price', '45000')
  await type(user, 'Stop price', '44000')
  await type(user, 'Target price (optional)', '48000')

  // £1,000 ÷ (1,000 + 0.1 % of 89,000)
  expect(screen.getByRole('status')).toHaveTextContent('Buy 0.91827364 BTC')
  expect(
    screen.getByText(
      '= £100,000.00 × 1.00% ÷ (|45,000.00 − 44,000.00| + 0.1% × (45,000.00 + 44,000.00)) = 0.91827364',
    ),
  ).toBeVisible()
  expect(screen.getByRole('group', { name: 'Amount at risk' })).toHaveTextContent('£1,000.00')
  expect(screen.getByRole('group', { name: 'Position value' })).toHaveTextContent('£41,322.31')
  expect(screen.getByRole('group', { name: 'Reward to risk' })).toHaveTextContent('2.67 : 1')
})

it('shows the formula with the decimals that were typed', async () => {
  const { user } = renderWithApp(<RiskCalculator />)
  await type(user, 'Account equity (£)', '10000.55')
  await type(user, 'Risk (% of equity)', '0.125')
  await type(user, 'Entry price', '45000.125')
  await type(user, 'Stop price', '44000')

  expect(
    screen.getByText(/^= £10,000\.55 × 0\.125% ÷ \(\|45,000\.125 − 44,000\.00\| \+/),
  ).toBeVisible()
})

it('shows the formula with a risk that prints with an exponent', async () => {
  const { user } = renderWithApp(<RiskCalculator />)
  await type(user, 'Account equity (£)', '1000')
  await type(user, 'Risk (% of equity)', '0.000000001')

  expect(screen.getByText(/^= £1,000\.00 × 0\.000000001% ÷/)).toBeVisible()
})

it('says in place what is wrong, and keeps what was typed', async () => {
  const { user } = renderWithApp(<RiskCalculator />)
  await type(user, 'Risk (% of equity)', '200')

  expect(screen.getByRole('alert')).toHaveTextContent('Enter 100 or less.')
  expect(field('Risk (% of equity)')).toHaveValue(200)
  expect(screen.getByText(/^Enter an equity, a risk/)).toBeVisible()
})

it('keeps the levels that were typed when the pair that it has is picked again', async () => {
  const { user } = renderWithApp(<RiskCalculator />)
  await type(user, 'Entry price', '12345')
  await pickInstrument(user, 'Pair', 'BTC/GBP')
  expect(field('Entry price')).toHaveValue(12_345)

  await pickInstrument(user, 'Pair', 'SOL/GBP')
  expect(field('Entry price')).not.toHaveValue(12_345)
})

it('leads to the ticket with a draft, and orders nothing', async () => {
  const { user, store } = renderWithApp(<RiskCalculator />)
  const ledger = store.get(ledgerAtom)
  await pickInstrument(user, 'Pair', 'SOL/GBP')
  await user.click(screen.getByRole('button', { name: 'Review in order ticket' }))

  expect(store.get(draftOrderAtom)).toMatchObject({
    pair: 'SOL/GBP',
    side: 'buy',
    amount: expect.stringMatching(/^\d+(\.\d+)?$/),
    from: 'risk-calculator',
  })
  expect(store.get(ledgerAtom)).toBe(ledger)
})

it('says how much of a sale closes what is held, and calls no part of that a short', async () => {
  const { user } = renderWithApp(<RiskCalculator />)
  await type(user, 'Target price (optional)', '')
  await type(user, 'Account equity (£)', '10000')
  await type(user, 'Entry price', '45000')
  await type(user, 'Stop price', '45500')
  const size = () => screen.getByRole('status')
  // £100 ÷ (500 + 0.1 % of 90,500), of the 0.42 that the account holds.
  expect(size()).toHaveTextContent(
    /^Sell 0\.16934801 BTCCloses 0\.16934801 BTC of what you hold; that part opens no short\.$/,
  )

  await type(user, 'Account equity (£)', '100000')
  expect(size()).toHaveTextContent(/^Sell 1\.6934801 BTCCloses 0\.42 BTC of what you hold/)

  await pickInstrument(user, 'Pair', 'DOT/GBP')
  await type(user, 'Target price (optional)', '')
  await type(user, 'Stop price', '50')
  expect(size()).toHaveTextContent(/^Sell [\d.]+ DOT short$/)
})

it('says how much of a purchase only buys back a short', async () => {
  const { user, store } = renderWithApp(<RiskCalculator />)
  const { price } = store.get(quoteAtom('DOT/GBP'))
  const sale = { orderId: 'short', pair: 'DOT/GBP', side: 'sell', quantity: '80' } as const
  const pricedAt = store.get(marketSteppedAtAtom)
  act(() => void store.set(placeOrderAtom, { ...sale, price, pricedAt }))
  await pickInstrument(user, 'Pair', 'DOT/GBP')

  expect(screen.getByRole('status')).toHaveTextContent(
    /^Buy [\d,.]+ DOTBuys back 80 DOT of your short; that part opens no long\.$/,
  )
})

it('warns when the value and the fee are beyond what orders leave of the cash', async () => {
  const { user, store } = renderWithApp(<RiskCalculator />)
  await type(user, 'Account equity (£)', '109856.04')
  await pickInstrument(user, 'Pair', 'SOL/GBP')
  await type(user, 'Entry price', '100')
  await type(user, 'Stop price', '98')
  await type(user, 'Target price (optional)', '')
  const value = () => screen.getByRole('group', { name: 'Position value' })

  expect(value()).toHaveTextContent(
    'Position value£49,980.00With its fee it needs £50,029.98, and £50,000.00 is available: the ticket would not fill it.',
  )

  await type(user, 'Account equity (£)', '109000')
  expect(value()).not.toHaveTextContent('is available')
  const order = { orderId: 'resting', pair: 'BTC/GBP', side: 'buy', quantity: '0.1' } as const
  act(() => void store.set(restOrderAtom, { ...order, limit: '10000' }))
  expect(value()).toHaveTextContent('£48,999.00 is available')
})

it.each(['0.00001', '0.011'])(
  'says of a size that is nothing, or next to it, that it is too small to be ordered: %s %%',
  async (risk) => {
    const { user } = renderWithApp(<RiskCalculator />)
    await type(user, 'Account equity (£)', '10')
    await type(user, 'Risk (% of equity)', risk)
    await type(user, 'Entry price', '100000')
    await type(user, 'Stop price', '10')
    await type(user, 'Target price (optional)', '')

    expect(screen.getByRole('group', { name: 'Position value' })).toHaveTextContent(
      'Less than a penny: too small to be ordered.',
    )
    expect(screen.getByRole('button', { name: /order ticket/ })).toBeDisabled()
  },
)

it.each(['1000000000000000', '1e230'])(
  'says of a size of more units than can be ordered that it is too large: equity of %s',
  async (equity) => {
    const { user } = renderWithApp(<RiskCalculator />)
    await type(user, 'Account equity (£)', equity)
    await type(user, 'Risk (% of equity)', '100')

    expect(screen.getByRole('group', { name: 'Position value' })).toHaveTextContent(
      'More units than any account could pay for: too large to be ordered.',
    )
    expect(screen.getByRole('button', { name: /order ticket/ })).toBeDisabled()
  },
)

it('warns of sums that are longer than a number can be', async () => {
  const store = createStore()
  const amount = '12345678901234567.89'
  store.set(ledgerAtom, [{ kind: 'openingCash', id: 'cash', at: 0, amount }])
  const { user } = renderWithApp(<RiskCalculator />, { store })
  await type(user, 'Account equity (£)', '1000000000000000000')
  await type(user, 'Risk (% of equity)', '50')
  await type(user, 'Entry price', '100000000')
  await type(user, 'Stop price', '50000000')
  await type(user, 'Target price (optional)', '')

  expect(screen.getByRole('group', { name: 'Position value' })).toHaveTextContent(
    '£12,345,678,901,234,568.00 is available: the ticket would not fill it.',
  )
})

it('warns when the shorts would be worth more than the account', async () => {
  const { user } = renderWithApp(<RiskCalculator />)
  await pickInstrument(user, 'Pair', 'SOL/GBP')
  await type(user, 'Account equity (£)', '400000')
  await type(user, 'Entry price', '100')
  await type(user, 'Stop price', '102')
  await type(user, 'Target price (optional)', '')
  const value = () => screen.getByRole('group', { name: 'Position value' })

  expect(value()).toHaveTextContent(
    // 1,816.5304 units, of which the account holds 120.
    /^Position value£181,653\.04Your shorts would be worth £169,653\.04, more than your account after the fee, £1\d\d,\d{3}\.\d\d: the ticket would not fill it\.$/,
  )
  await type(user, 'Account equity (£)', '40000')
  expect(value()).toHaveTextContent(/^Position value£18,165\.30$/)
})

it('warns when open orders wait to sell what the ticket would sell', async () => {
  const { user, store } = renderWithApp(<RiskCalculator />)
  const order = { orderId: 'resting', pair: 'BTC/GBP', side: 'sell', quantity: '0.5' } as const
  act(() => void store.set(restOrderAtom, { ...order, limit: '90000' }))
  await type(user, 'Account equity (£)', '50000')
  await type(user, 'Entry price', '45000')
  await type(user, 'Stop price', '45500')
  await type(user, 'Target price (optional)', '')

  expect(screen.getByRole('group', { name: 'Position value' })).toHaveTextContent(
    /Open orders wait to sell 0\.5 of your BTC; [\d.]+ can be sold: the ticket would not fill it\.$/,
  )
})

it('does not fill the account’s worth in while amounts are masked', () => {
  renderWithApp(<RiskCalculator />, { settings: { discreet: true } })
  expect(field('Account equity (£)')).toHaveValue(null)
})
