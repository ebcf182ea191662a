import { type Fill, OPENING_LEDGER } from '@aldergate/ledger'
import { accountAtom, ledgerAtom } from '@aldergate/ledger/state'
import { changeSettingsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { PaymentBillingPanel } from './PaymentBillingPanel'

const NOW = Date.UTC(2026, 10, 21, 12)

function bought(orderId: string, at: number): Fill {
  return {
    kind: 'fill',
    id: `fill ${orderId}`,
    orderId,
    at,
    pair: 'BTC/GBP',
    side: 'buy',
    quantity: '0.1',
    price: '45000',
    pricedAt: at,
    value: '4500.00',
    fee: '4.50',
  }
}

/** The files that are saved from now on. */
function savedFiles(): Blob[] {
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => {},
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return saved
}

function plan(name: string) {
  return within(screen.getByRole('list', { name: 'Plans' }))
    .getByRole('heading', { name })
    .closest('li')
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('opens with the Basic plan, which cannot be chosen again', () => {
  renderWithApp(<PaymentBillingPanel />)

  expect(plan('Basic')).toHaveTextContent('£29.99 per month')
  expect(screen.getByRole('button', { name: 'Current plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByText(/no payment is taken/)).toBeVisible()
})

it('tells the prices of its plans in discreet mode too, and hides what was charged', () => {
  const store = createStore()
  store.set(changeSettingsAtom, { discreet: true })
  renderWithApp(<PaymentBillingPanel />, { store })

  expect(plan('Basic')).toHaveTextContent('£29.99 per month')
  expect(screen.getByText(/then £59.99 per month/)).toBeVisible()
  expect(screen.getByRole('table', { name: 'Billing records' })).not.toHaveTextContent('29.99')
})

it('counts the days of the month where the trader is', () => {
  jest.setSystemTime(Date.UTC(2026, 10, 1, 1))
  const store = createStore()
  store.set(changeSettingsAtom, { timeZone: 'America/New_York' })
  renderWithApp(<PaymentBillingPanel />, { store })

  expect(screen.getByText(/^1 day of this month’s 31 remains/)).toBeVisible()
  expect(screen.getByText('1 Oct 2026')).toBeVisible()
})

it.each(['Pro', 'Enterprise'])('upgrades to %s on this page, and says so', async (name) => {
  const { user } = renderWithApp(
    <>
      <PaymentBillingPanel />
      <ToastArea />
    </>,
  )
  await user.click(screen.getByRole('button', { name: `Upgrade to ${name}` }))

  expect(await screen.findByText(`Upgraded to ${name} plan successfully!`)).toBeVisible()
  expect(plan(name)).toHaveTextContent('Current plan')
  expect(screen.getByRole('button', { name: `Upgrade to ${name}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('keeps the focus on the button of the plan that is chosen, which then does nothing', async () => {
  const { user } = renderWithApp(
    <>
      <PaymentBillingPanel />
      <ToastArea />
    </>,
  )
  const upgrade = screen.getByRole('button', { name: 'Upgrade to Pro' })
  act(() => upgrade.focus())
  await user.keyboard('{Enter}{Enter}')
  expect(upgrade).toHaveFocus()
  expect(await screen.findAllByText('Upgraded to Pro plan successfully!')).toHaveLength(1)

  const basic = screen.getByRole('button', { name: 'Back to Basic' })
  act(() => basic.focus())
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Current plan' })).toHaveFocus()
})

it('says what the next plan would cost for the rest of the month', async () => {
  const { user } = renderWithApp(<PaymentBillingPanel />)
  expect(screen.getByText(/10 days of this month’s 30 remain: £10\.00 now/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Upgrade to Enterprise' }))
  expect(screen.getByText('You are on the highest plan.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to Basic' }))
  expect(screen.getByRole('button', { name: 'Current plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('compares the plans', () => {
  renderWithApp(<PaymentBillingPanel />)

  expect(screen.getByRole('row', { name: /^Monthly charge/ })).toHaveTextContent(
    'Monthly charge£29.99£59.99£149.99',
  )
})

it('lists the sample charge and the fees of the ledger, to the penny', () => {
  const store = createStore()
  const reversed = bought('two', NOW - 2_000)
  store.set(ledgerAtom, [
    ...OPENING_LEDGER,
    bought('one', NOW - 60_000),
    reversed,
    { kind: 'reversal', id: `reversal of ${reversed.id}`, at: NOW, fillId: reversed.id },
  ])
  renderWithApp(<PaymentBillingPanel />, { store })

  const rows = within(screen.getByRole('table', { name: 'Billing records' })).getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toHaveTextContent('21 Nov 2026Fee: bought 0.1 BTC/GBP £4.50')
  expect(rows[2]).toHaveTextContent('1 Nov 2026Basic plan, monthly charge Sample£29.99')
  expect(store.get(accountAtom).fees).toBe('4.50')
  expect(screen.getByText('Fees in your paper ledger: £4.50')).toBeVisible()
})

it('draws a long list by twenty rows, and gives all of it as a file', async () => {
  const saved = savedFiles()
  const store = createStore()
  const fills = Array.from({ length: 500 }, (_, index) => bought(String(index), NOW - 60_000))
  store.set(ledgerAtom, [...OPENING_LEDGER, ...fills])
  const { user } = renderWithApp(<PaymentBillingPanel />, { store })
  const rows = () =>
    within(screen.getByRole('table', { name: 'Billing records' }))
      .getAllByRole('row')
      .slice(1)
  expect(rows()).toHaveLength(20)

  await user.click(screen.getByRole('button', { name: 'Show more rows' }))
  expect(rows()).toHaveLength(40)
  expect(screen.getByText('40 of 501 rows')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Download CSV file' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [, ...lines] = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines).toHaveLength(501)
})

it('gives the records as a file, which says of each whether it is a sample', async () => {
  const saved = savedFiles()
  const store = createStore()
  store.set(ledgerAtom, [
    ...OPENING_LEDGER,
    { ...bought('one', NOW - 60_000), side: 'sell', value: '4500.00' },
  ])
  const { user } = renderWithApp(<PaymentBillingPanel />, { store })
  await user.click(screen.getByRole('button', { name: 'Download CSV file' }))
  await waitFor(() => expect(saved).toHaveLength(1))

  const [, sale, charge] = ((await saved[0]?.text()) ?? '').split('\r\n')
  expect(sale).toMatch(/,Fee: sold 0\.1 BTC\/GBP,Paper,4\.50$/)
  expect(charge).toMatch(/,"Basic plan, monthly charge",Sample,29\.99$/)
})

it('says that the file of the records could not be made', async () => {
  // A browser without downloads reports the same failure as a library that does not load.
  Reflect.deleteProperty(URL, 'createObjectURL')
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = renderWithApp(
    <>
      <PaymentBillingPanel />
      <ToastArea />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Download CSV file' }))

  expect(await screen.findByText(/^The file could not be made\./)).toBeVisible()
  expect(failure).toHaveBeenCalledTimes(1)
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderWithApp(<PaymentBillingPanel />)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
