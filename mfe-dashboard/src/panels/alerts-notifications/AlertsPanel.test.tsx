import { exportDataAtom, importDataAtom } from '@aldergate/keeping'
import { alertRulesAtom, saveAlertAtom } from '@aldergate/market/alerts'
import { quoteAtom } from '@aldergate/market/state'
import { keptAlertsAtom, notificationsAtom, recordNotificationAtom } from '@aldergate/platform'
import { advance, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { AlertsPanel } from './AlertsPanel'
import { SNOOZE_MS } from './alerts.atoms'
import { draftAlertInFormAtom } from '../../parts/draftAlert.atoms'

const SAMPLE_TYPES = ['Price Alert', 'Stop-Loss', 'Portfolio Update', 'Market News']

function list() {
  return within(screen.getByRole('region', { name: 'Alerts' }))
}

function shown() {
  return list()
    .queryAllByRole('listitem')
    .map((item) => SAMPLE_TYPES.find((type) => item.textContent.startsWith(type)))
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
})

afterEach(() => {
  jest.useRealTimers()
})

it('opens with a tagged sample of each specified type, grouped by day', () => {
  renderWithApp(<AlertsPanel />)

  expect(shown()).toEqual(SAMPLE_TYPES)
  expect(list().getAllByText('Sample')).toHaveLength(4)
  expect(within(list().getByRole('region', { name: 'Today' })).getByText('11:48')).toBeVisible()
  expect(
    within(list().getByRole('region', { name: 'Yesterday' })).getAllByRole('listitem'),
  ).toHaveLength(2)
})

it('filters by type and by what is unread', async () => {
  const { user } = renderWithApp(<AlertsPanel />)
  const filter = screen.getByRole('combobox', { name: 'Show' })

  await user.selectOptions(filter, 'Stop-Loss')
  expect(shown()).toEqual(['Stop-Loss'])

  await user.selectOptions(filter, 'Unread')
  await user.click(list().getByRole('button', { name: /^Mark read: BTC/ }))
  expect(shown()).toEqual(SAMPLE_TYPES.slice(1))
  expect(list().getAllByRole('button', { name: /^Mark read/ })[0]).toHaveFocus()
  expect(screen.getByText('3 unread')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Mark all read' }))
  expect(list().getByText('No alerts match this filter.')).toBeVisible()
  await user.click(list().getByRole('button', { name: 'Show all alerts' }))
  expect(list().getAllByRole('button')[0]).toHaveFocus()
  expect(shown()).toEqual(SAMPLE_TYPES)
})

it('snoozes an alert for an hour, and keeps the focus in the list', async () => {
  const { user } = renderWithApp(<AlertsPanel />)

  await user.click(list().getByRole('button', { name: /^Snooze for one hour: BTC/ }))
  expect(shown()).toEqual(SAMPLE_TYPES.slice(1))
  expect(list().getAllByRole('button')[0]).toHaveFocus()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Snoozed')
  expect(list().getByText('Snoozed until 13:00')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All alerts')

  advance(SNOOZE_MS + 15_000)
  expect(shown()).toEqual(SAMPLE_TYPES)
})

it('lists the alerts that fired, and reads them in the notification center, too', async () => {
  const { user, store } = renderWithApp(<AlertsPanel />)
  act(() => store.set(recordNotificationAtom, { kind: 'priceAlert', text: 'ETH/GBP rose.' }))

  expect(shown()).toHaveLength(5)
  await user.click(list().getByRole('button', { name: 'Mark read: ETH/GBP rose.' }))
  expect(store.get(notificationsAtom)).toMatchObject([{ isRead: true }])
})

it('shows alerts again, as they were read and snoozed, where they are brought back', async () => {
  const { user, store, unmount } = renderWithApp(<AlertsPanel />)
  act(() => {
    store.set(recordNotificationAtom, { kind: 'priceAlert', text: 'ETH/GBP rose.' })
    store.set(recordNotificationAtom, { kind: 'priceAlert', text: 'XRP/GBP fell.' })
    store.set(recordNotificationAtom, { kind: 'fill', text: 'Bought.' })
  })
  await user.click(list().getByRole('button', { name: 'Mark read: ETH/GBP rose.' }))
  await user.click(list().getByRole('button', { name: /^Mark read: BTC/ }))
  await user.click(list().getByRole('button', { name: 'Snooze for one hour: XRP/GBP fell.' }))
  await user.click(list().getByRole('button', { name: /^Snooze for one hour: Your portfolio/ }))
  expect(screen.getByText('2 unread')).toBeVisible()
  unmount()

  const next = createStore()
  next.set(importDataAtom, store.set(exportDataAtom))
  renderWithApp(<AlertsPanel />, { store: next })
  expect(screen.getByText('2 unread')).toBeVisible()
  expect(list().getByRole('button', { name: 'Mark unread: ETH/GBP rose.' })).toBeVisible()
  expect(list().getByRole('button', { name: /^Mark unread: BTC/ })).toBeVisible()
  expect(list().queryByText('XRP/GBP fell.')).not.toBeInTheDocument()
  expect(next.get(notificationsAtom).map(({ kind }) => kind)).toEqual(['priceAlert', 'priceAlert'])

  advance(SNOOZE_MS + 15_000)
  expect(screen.getByText('4 unread')).toBeVisible()
  expect(list().getByText('XRP/GBP fell.')).toBeVisible()
})

it('keeps a snoozed alert out of sight that has another id since, and brings it back', async () => {
  const { user, store } = renderWithApp(<AlertsPanel />)
  act(() => store.set(recordNotificationAtom, { kind: 'priceAlert', text: 'XRP/GBP fell.' }))
  await user.click(list().getByRole('button', { name: 'Snooze for one hour: XRP/GBP fell.' }))
  // As when two tabs merge their notifications.
  act(() => {
    store.set(keptAlertsAtom, ({ entries, snoozed, ...marks }) => ({
      ...marks,
      entries: entries.map((entry) => ({ ...entry, id: entry.id + 1 })),
      snoozed: snoozed.map((mark) => ({ ...mark, id: (mark.id ?? 0) + 1 })),
    }))
  })
  expect(list().queryByText('XRP/GBP fell.')).not.toBeInTheDocument()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Snoozed')
  await user.click(list().getByRole('button', { name: 'End snooze: XRP/GBP fell.' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All alerts')
  expect(list().getByText('XRP/GBP fell.')).toBeVisible()
})

it.each([
  ['Price rises above', 'Price', '0', 'Enter a price above 0.'],
  ['Price falls below', 'Price', '', 'Enter a price above 0.'],
  [
    'Price moves by percent',
    'Percent, up or down',
    '1001',
    'Enter a percentage above 0, at most 1,000.',
  ],
  ['RSI crosses a level', 'RSI period', '1.5', 'Enter a whole number from 2 to 500.'],
  ['RSI crosses a level', 'RSI level', '100', 'Enter a level above 0 and below 100.'],
])('"%s" with %s "%s" says: %s', async (kind, field, typed, message) => {
  const { user, store } = renderWithApp(<AlertsPanel />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Alert when' }), kind)
  const input = screen.getByRole('spinbutton', { name: field })
  await user.clear(input)
  if (typed) await user.type(input, typed)
  await user.click(screen.getByRole('button', { name: 'Save alert' }))

  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(input).toBeInvalid()
  expect(store.get(alertRulesAtom)).toEqual([])

  await user.type(input, '5')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('saves a rule, which can be switched off, snoozed, woken, removed and brought back', async () => {
  const { user, store } = renderWithApp(
    <>
      <AlertsPanel />
      <ToastArea />
    </>,
  )
  expect(screen.getByText(/^No alert rules yet/)).toBeVisible()
  await user.type(screen.getByRole('spinbutton', { name: 'Price' }), '46000')
  await user.click(screen.getByRole('button', { name: 'Save alert' }))

  const rules = within(screen.getByRole('region', { name: 'Your alert rules' }))
  const toggle = rules.getByRole('switch', { name: 'BTC/GBP above 46,000.00' })
  expect(toggle).toBeChecked()
  await user.click(toggle)
  expect(store.get(alertRulesAtom)).toMatchObject([{ isEnabled: false }])

  await user.click(rules.getByRole('button', { name: /^Snooze for one hour/ }))
  expect(rules.getByText('Snoozed until 13:00')).toBeVisible()
  await user.click(rules.getByRole('button', { name: /^End snooze/ }))
  expect(store.get(alertRulesAtom)).toMatchObject([{ snoozedUntil: null }])

  const [rule] = store.get(alertRulesAtom)
  await user.click(rules.getByRole('button', { name: /^Remove/ }))
  expect(store.get(alertRulesAtom)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(store.get(alertRulesAtom)).toEqual([rule])
})

it('changes a rule where it stands, and begins anew when the change is given up', async () => {
  const { user, store } = renderWithApp(<AlertsPanel />)
  const asked = { pair: 'ETH/GBP', asksBrowser: false } as const
  act(() => {
    store.set(saveAlertAtom, { ...asked, condition: { kind: 'above', price: 1_700 } })
    store.set(saveAlertAtom, { ...asked, condition: { kind: 'below', price: 1_400 } })
  })
  const [, older] = store.get(alertRulesAtom)
  await user.click(screen.getByRole('button', { name: 'Edit: ETH/GBP above 1,700.00' }))

  expect(screen.getByRole('form', { name: 'Change alert rule' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Pair' })).toHaveFocus()
  const price = screen.getByRole('spinbutton', { name: 'Price' })
  expect(price).toHaveDisplayValue('1700')
  await user.clear(price)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(price).toBeInvalid()
  await user.type(price, '1750')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(store.get(alertRulesAtom)).toHaveLength(2)
  expect(store.get(alertRulesAtom)[1]).toMatchObject({
    id: older?.id,
    condition: { kind: 'above', price: 1_750 },
  })
  expect(screen.getByRole('button', { name: 'Save alert' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Edit: ETH/GBP below 1,400.00' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('form', { name: 'New alert rule' })).toBeVisible()
  expect(price).toHaveDisplayValue('')
})

it('leads back to the rule whose change is given up', async () => {
  const { user, store } = renderWithApp(<AlertsPanel />)
  const asked = { pair: 'ETH/GBP', asksBrowser: false } as const
  act(() => {
    store.set(saveAlertAtom, { ...asked, condition: { kind: 'above', price: 1_700 } })
    store.set(saveAlertAtom, { ...asked, condition: { kind: 'below', price: 1_400 } })
  })
  const edit = screen.getByRole('button', { name: 'Edit: ETH/GBP above 1,700.00' })
  await user.click(edit)
  screen.getByRole('button', { name: 'Cancel' }).focus()
  await user.keyboard('{Enter}')

  expect(edit).toHaveFocus()
})

it('sets a new rule when the one that is being changed was removed', async () => {
  const { user, store } = renderWithApp(<AlertsPanel />)
  act(() => {
    store.set(saveAlertAtom, {
      pair: 'ETH/GBP',
      condition: { kind: 'above', price: 1_700 },
      asksBrowser: false,
    })
  })
  await user.click(screen.getByRole('button', { name: /^Edit/ }))
  await user.click(screen.getByRole('button', { name: /^Remove/ }))
  await user.click(screen.getByRole('button', { name: 'Save alert' }))

  expect(store.get(alertRulesAtom)).toMatchObject([{ pair: 'ETH/GBP' }])
})

it('says what each kind of rule waits for', () => {
  const { store } = renderWithApp(<AlertsPanel />)
  const asked = { pair: 'BTC/GBP', asksBrowser: true } as const
  const rsi = { kind: 'rsi', period: 14, timeframe: '1h', level: 70, candle: 'closed' } as const
  act(() => {
    store.set(saveAlertAtom, { ...asked, condition: { kind: 'below', price: 44_000 } })
    store.set(saveAlertAtom, { ...asked, condition: { kind: 'percent', percent: 2.5 } })
    store.set(saveAlertAtom, { ...asked, condition: { ...rsi, direction: 'above' } })
    store.set(saveAlertAtom, { ...asked, condition: { ...rsi, direction: 'below' } })
  })

  expect(screen.getByRole('switch', { name: 'BTC/GBP below 44,000.00' })).toBeChecked()
  expect(screen.getByRole('switch', { name: /^BTC\/GBP moves by 2.5% from/ })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'BTC/GBP RSI(14) on 1h above 70' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'BTC/GBP RSI(14) on 1h below 70' })).toBeChecked()
})

it('says how far each rule is from its level, and goes on saying it', async () => {
  const { user, store } = renderWithApp(<AlertsPanel />)
  await user.type(screen.getByRole('spinbutton', { name: 'Price' }), '90000')
  await user.click(screen.getByRole('button', { name: 'Save alert' }))
  const rules = within(screen.getByRole('region', { name: 'Your alert rules' }))
  const [rule] = rules.getAllByRole('listitem')
  const percent = 100 * (90_000 / store.get(quoteAtom('BTC/GBP')).price - 1)
  expect(rule).toHaveTextContent(`${percent.toFixed(2)}% away`)

  const before = rule?.textContent
  advance(60_000)
  expect(rule?.textContent).not.toBe(before)
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Alert when' }),
    'RSI crosses a level',
  )
  await user.click(screen.getByRole('button', { name: 'Save alert' }))
  expect(rules.getAllByRole('listitem')[0]).toHaveTextContent(/\d\.\d points (away|beyond)/)
})

it.each([
  ['Price rises above', '44000'],
  ['Price falls below', '46000'],
])('says on saving "%s" %s that the price is already there', async (kind, price) => {
  const { user } = renderWithApp(
    <>
      <AlertsPanel />
      <ToastArea />
    </>,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Alert when' }), kind)
  await user.type(screen.getByRole('spinbutton', { name: 'Price' }), price)
  await user.click(screen.getByRole('button', { name: 'Save alert' }))

  expect(
    await screen.findByText(
      /^Alert saved: .+\. The price is already there: the alert fires after it has come back and crosses the level again\.$/,
    ),
  ).toBeVisible()
  expect(screen.getByText(/% beyond the level$/)).toBeVisible()
})

it('takes over the pair and the price of a draft, and saves only when the trader does', () => {
  const { store } = renderWithApp(<AlertsPanel />)
  act(() => store.set(draftAlertInFormAtom, { pair: 'SHIB/GBP', price: 0.000007 }))

  const pair = screen.getByRole('combobox', { name: 'Pair' })
  expect(pair).toHaveValue('SHIB/GBP')
  expect(pair).toHaveAttribute('data-lead-focus')
  expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveDisplayValue('0.000007')
  expect(store.get(alertRulesAtom)).toEqual([])
})

it('keeps what is typed while it is hidden', async () => {
  const { user, store, unmount } = renderWithApp(<AlertsPanel />)
  await user.type(screen.getByRole('spinbutton', { name: 'Price' }), '123')
  unmount()

  renderWithApp(<AlertsPanel />, { store })
  expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveDisplayValue('123')
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderWithApp(<AlertsPanel />)
  advance(30_000)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
