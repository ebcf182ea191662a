import { browserPermissionAtom, changeSettingsAtom, notificationsAtom } from '@aldergate/platform'
import { advance, english, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { setHidden } from '@aldergate/testing/pageVisibility'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { EconomicCalendarPanel } from './EconomicCalendarPanel'
import { SAMPLE_EVENTS } from './events.data'

const EN = english(__dirname)

/** A Wednesday. */
const NOW = Date.parse('2026-11-18T09:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})

afterEach(() => {
  jest.useRealTimers()
})

function row(event: string) {
  return screen.getByText(event).closest('li') as HTMLElement
}

it('shows the events by day in the chosen time zone, with impact in a word', () => {
  const { unmount } = renderWithApp(<EconomicCalendarPanel />)
  expect(screen.getAllByRole('listitem')).toHaveLength(SAMPLE_EVENTS.length)
  const today = within(screen.getByRole('region', { name: 'Today, Wednesday 18 November' }))
  expect(today.getByText('UK services PMI, flash')).toBeInTheDocument()
  expect(today.getByText('09:30')).toBeInTheDocument()
  expect(row('UK services PMI, flash')).toHaveTextContent('High impact')
  const tomorrow = screen.getByRole('region', { name: 'Tomorrow, Thursday 19 November' })
  expect(tomorrow).toHaveTextContent('Tokyo consumer prices')
  expect(screen.getByText('Times in UTC')).toBeInTheDocument()
  unmount()

  renderWithApp(<EconomicCalendarPanel />, { settings: { timeZone: 'Asia/Tokyo' } })
  expect(screen.getByText('Times in Asia/Tokyo')).toBeInTheDocument()
  const friday = screen.getByRole('region', { name: 'Friday 20 November' })
  expect(within(friday).getByText('Tokyo consumer prices')).toBeInTheDocument()
  expect(within(row('Tokyo consumer prices')).getByText('08:30')).toBeInTheDocument()
})

it('counts down by seconds in the last hour and by minutes before', () => {
  renderWithApp(<EconomicCalendarPanel />)
  expect(row('UK services PMI, flash')).toHaveTextContent('in 30:00')
  expect(row('US existing home sales')).toHaveTextContent('in 6 h 0 min')
  expect(row('US non-farm payrolls')).toHaveTextContent('in 6 d 4 h')

  advance(1_000)
  expect(row('UK services PMI, flash')).toHaveTextContent('in 29:59')
  expect(row('US existing home sales')).toHaveTextContent('in 5 h 59 min')
})

it('calls an event past as soon as it has begun, and takes its alert away', async () => {
  renderWithApp(<EconomicCalendarPanel />)
  expect(row('UK retail sales')).toHaveTextContent('Past')
  const alertButton = { name: 'Add alert for UK services PMI, flash' }
  expect(screen.getByRole('button', alertButton)).toBeInTheDocument()

  act(() => screen.getByRole('button', alertButton).focus())

  advance(30 * 60_000)
  expect(row('UK services PMI, flash')).toHaveTextContent('Past')
  expect(screen.queryByRole('button', alertButton)).not.toBeInTheDocument()
  await waitFor(() => expect(row('UK services PMI, flash')).toHaveFocus())
})

it('leaves out impacts, and offers all when none is left', async () => {
  const { user } = renderWithApp(<EconomicCalendarPanel />)
  await user.click(screen.getByRole('button', { name: 'High' }))
  expect(screen.queryByText('UK services PMI, flash')).not.toBeInTheDocument()
  expect(screen.getByText('UK retail sales')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Medium' }))
  await user.click(screen.getByRole('button', { name: 'Low' }))
  expect(screen.getByText(EN('noEvents'))).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(`0 of ${SAMPLE_EVENTS.length} events`)
  screen.getByRole('button', { name: EN('showAll') }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem')).toHaveLength(SAMPLE_EVENTS.length)
  expect(screen.getByRole('button', { name: 'High' })).toHaveFocus()
})

it('tells of an event five minutes before, also when the panel is gone', async () => {
  const { user, rerender, store } = renderWithApp(
    <>
      <EconomicCalendarPanel />
      <ToastArea />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Add alert for UK services PMI, flash' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(row('UK services PMI, flash')).toHaveTextContent('Alert set')

  rerender(<ToastArea />)
  advance(25 * 60_000 - 5_000)
  expect(store.get(notificationsAtom)).toEqual([])
  advance(5_000)
  await act(async () => {})
  expect(store.get(notificationsAtom)).toMatchObject([
    {
      title: 'Economic Calendar',
      text: 'UK services PMI, flash: 18 Nov 2026, 09:30 (UTC).',
      kind: 'info',
      to: '/dashboard#economic-calendar',
    },
  ])
  advance(60_000)
  expect(store.get(notificationsAtom)).toHaveLength(1)
})

it('tells of an event in the language and the time zone that are chosen by then', async () => {
  const { user, rerender, store } = renderWithApp(
    <>
      <EconomicCalendarPanel />
      <ToastArea />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Add alert for UK services PMI, flash' }))
  rerender(<ToastArea />)
  act(() => store.set(changeSettingsAtom, { language: 'es', timeZone: 'Asia/Tokyo' }))

  advance(25 * 60_000)
  await act(async () => {})
  expect(store.get(notificationsAtom)).toMatchObject([
    {
      lang: 'es',
      title: 'Calendario económico',
      text: 'PMI de servicios del Reino Unido, preliminar: 18 nov 2026, 18:30 (Asia/Tokyo).',
    },
  ])
})

describe('in a tab in the background', () => {
  const shown = jest.fn()

  function allow(permission: NotificationPermission) {
    const value = Object.assign(shown, { permission })
    Object.defineProperty(window, 'Notification', { configurable: true, value })
  }

  afterEach(() => {
    act(() => setHidden(false))
    shown.mockClear()
    Reflect.deleteProperty(window, 'Notification')
  })

  async function leaveWithAlert() {
    const view = renderWithApp(
      <>
        <EconomicCalendarPanel />
        <ToastArea />
      </>,
    )
    await view.user.click(screen.getByLabelText('Add alert for UK services PMI, flash'))
    act(() => setHidden(true))
    return view
  }

  it('tells of an event as well, by a notification of the browser, too, where that is allowed', async () => {
    allow('granted')
    const { store } = await leaveWithAlert()

    advance(25 * 60_000 - 15_000)
    expect(store.get(notificationsAtom)).toEqual([])
    advance(15_000)
    await act(async () => {})
    expect(store.get(notificationsAtom)).toMatchObject([{ title: 'Economic Calendar' }])
    expect(shown).toHaveBeenCalledTimes(1)
    expect(shown).toHaveBeenCalledWith('Economic Calendar', {
      body: 'UK services PMI, flash: 18 Nov 2026, 09:30 (UTC).',
      tag: expect.any(String),
    })
  })

  it('goes by what the browser allows by then, whatever was read before', async () => {
    allow('default')
    const { store } = await leaveWithAlert()
    store.set(browserPermissionAtom)
    allow('granted')

    advance(25 * 60_000)
    await act(async () => {})
    expect(shown).toHaveBeenCalledTimes(1)
  })

  it('tells by no notification of the browser where that is not allowed', async () => {
    allow('default')
    const { store } = await leaveWithAlert()

    advance(25 * 60_000)
    await act(async () => {})
    expect(store.get(notificationsAtom)).toHaveLength(1)
    expect(shown).not.toHaveBeenCalled()
  })

  it('leaves no timer once the event is told of', async () => {
    const { unmount } = await leaveWithAlert()
    advance(25 * 60_000)

    act(() => unmount())
    jest.runAllTicks()
    expect(jest.getTimerCount()).toBe(0)
  })
})

it('says when it tells of an event that begins in less than five minutes', async () => {
  renderWithApp(<EconomicCalendarPanel />)
  advance(26 * 60_000)
  fireEvent.click(screen.getByLabelText('Add alert for UK services PMI, flash'))

  expect(row('UK services PMI, flash')).toHaveTextContent(EN('alertSetLate'))
  expect(row('UK services PMI, flash')).not.toHaveTextContent('5 min before')
})

it('copies one event, or all that are shown, as .ics', async () => {
  const { user } = renderWithApp(<EconomicCalendarPanel />)
  await user.click(screen.getByRole('button', { name: 'Copy .ics of UK services PMI, flash' }))
  const one = await navigator.clipboard.readText()
  expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(one).toContain('DTSTART:20261118T093000Z')

  await user.click(screen.getByRole('button', { name: 'High' }))
  await user.click(screen.getByRole('button', { name: EN('copyIcs') }))
  const shown = await navigator.clipboard.readText()
  expect(shown.match(/BEGIN:VEVENT/g)).toHaveLength(screen.getAllByRole('listitem').length)
})

it('leaves no timer when it is hidden, unless an alert is set', async () => {
  const { user, unmount } = renderWithApp(<EconomicCalendarPanel />)
  const button = screen.getByRole('button', { name: 'Add alert for UK services PMI, flash' })
  await user.click(button)
  await user.click(button)
  act(() => unmount())
  jest.runAllTicks()
  expect(jest.getTimerCount()).toBe(0)
})
