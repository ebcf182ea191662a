import {
  changeSettingsAtom,
  notificationsAtom,
  recordNotificationAtom,
  unreadCountAtom,
} from '@aldergate/platform'
import { advance, renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { leadAtom } from '../../layout/lead.atoms'
import { NotificationCenterPanel } from './NotificationCenterPanel'
import { SAMPLE_NOTIFICATIONS } from './notifications.data'

const SAMPLES = SAMPLE_NOTIFICATIONS.map(({ message }) => message.en)

function list() {
  return within(screen.getByRole('region', { name: 'Notifications' }))
}

function messages() {
  return list()
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('paragraph').textContent)
}

function renderWithTwo() {
  const view = renderWithApp(<NotificationCenterPanel />)
  act(() => {
    view.store.set(recordNotificationAtom, { kind: 'fill', text: 'Bought 1 BTC/GBP.' })
    view.store.set(recordNotificationAtom, {
      kind: 'priceAlert',
      title: 'Price alert: BTC/GBP',
      text: 'BTC/GBP rose.',
      to: '/trading-view',
    })
  })
  return view
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
})

afterEach(() => {
  jest.useRealTimers()
})

it('opens with tagged samples, each with title, message, time and type, all of them read', () => {
  renderWithApp(<NotificationCenterPanel />)

  expect(messages()).toEqual(SAMPLES)
  expect(list().getAllByText('Sample')).toHaveLength(SAMPLES.length)
  const first = within(list().getAllByRole('listitem')[0]!)
  expect(first.getByText('Margin Warning')).toBeVisible()
  expect(first.getByText('Warning')).toBeVisible()
  expect(first.getByText('11:25')).toBeVisible()
  expect(list().getByRole('region', { name: 'Yesterday' })).toBeVisible()
  expect(screen.getByText('0 unread')).toBeVisible()
})

it('shows what the product told, newest first, and counts what is unread', async () => {
  const { user, store } = renderWithTwo()
  expect(messages()).toEqual(['BTC/GBP rose.', 'Bought 1 BTC/GBP.', ...SAMPLES])
  expect(screen.getByText('2 unread')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Mark read: Bought 1 BTC/GBP.' }))
  expect(screen.getByText('1 unread')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark unread: Bought 1 BTC/GBP.' }))
  await user.click(screen.getByRole('button', { name: 'Mark all read' }))
  expect(store.get(unreadCountAtom)).toBe(0)
  expect(screen.getByRole('button', { name: 'Mark all read' })).toHaveFocus()
})

it('says in what language a notification is that was said in another than the app speaks now', async () => {
  const { store } = renderWithTwo()
  expect(screen.getByText('BTC/GBP rose.')).not.toHaveAttribute('lang')

  await act(async () => store.set(changeSettingsAtom, { language: 'fr' }))
  expect(screen.getByText('BTC/GBP rose.')).toHaveAttribute('lang', 'en')
})

it('leads to the page of a notification, which is then read', async () => {
  const { user, store } = renderWithTwo()
  const link = screen.getByRole('link', { name: 'Open the page of: BTC/GBP rose.' })
  expect(link).toHaveAttribute('href', '/trading-view')

  await user.click(link)
  expect(store.get(unreadCountAtom)).toBe(1)
})

it('keeps the focus in the list when what was read is no longer among the unread', async () => {
  const { user } = renderWithTwo()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Unread')
  await user.click(screen.getByRole('button', { name: 'Mark read: BTC/GBP rose.' }))
  expect(screen.getByRole('button', { name: 'Mark read: Bought 1 BTC/GBP.' })).toHaveFocus()

  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Show all notifications' })).toHaveFocus()
})

it('filters', async () => {
  const { user } = renderWithTwo()
  const filter = screen.getByRole('combobox', { name: 'Show' })

  await user.selectOptions(filter, 'Paper fill')
  expect(messages()).toEqual(['Bought 1 BTC/GBP.'])
  await user.selectOptions(filter, 'Unread')
  expect(messages()).toEqual(['BTC/GBP rose.', 'Bought 1 BTC/GBP.'])
  await user.selectOptions(filter, 'Layout change')
  expect(list().getByText('No notifications match this filter.')).toBeVisible()
  await user.click(list().getByRole('button', { name: 'Show all notifications' }))
  expect(messages()).toHaveLength(5)
})

it('clears all of them and brings all of them back, without a notification of its own', async () => {
  const { user, store } = renderWithTwo()
  const before = store.get(notificationsAtom)

  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(list().getByText('No notifications.')).toBeVisible()
  expect(screen.getByText('5 notifications cleared.')).toBeVisible()
  expect(store.get(notificationsAtom)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(messages()).toHaveLength(5)
  expect(store.get(notificationsAtom)).toEqual(before)
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
})

it('announces what was cleared where screen readers listen already, and no button with it', async () => {
  const { user } = renderWithTwo()
  const [cleared] = screen.getAllByRole('status')
  expect(cleared).toBeEmptyDOMElement()

  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(cleared).toHaveTextContent(/^5 notifications cleared\.$/)
})

it('leads from the empty list to where an alert is set', async () => {
  const { user, store } = renderWithTwo()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await user.click(list().getByRole('button', { name: 'Set an alert' }))

  expect(store.get(leadAtom)?.id).toBe('alerts-notifications')
})

it('removes one, be it a sample or not, and brings it back', async () => {
  const { user } = renderWithTwo()
  for (const message of ['BTC/GBP rose.', SAMPLES[0]!]) {
    await user.click(screen.getByRole('button', { name: `Remove: ${message}` }))
    expect(messages()).not.toContain(message)
    expect(screen.getByText('1 notification cleared.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(messages()).toEqual(['BTC/GBP rose.', 'Bought 1 BTC/GBP.', ...SAMPLES])
  }
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderWithApp(<NotificationCenterPanel />)
  advance(30_000)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
