import { changeSettingsAtom } from '@aldergate/platform'
import { advance, fakeViewport, type RenderOptions, renderWithApp } from '@aldergate/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { SpanView } from '../SpanView'
import { CustomRange } from './CustomRange'

const NOW = Date.UTC(2026, 5, 15, 12, 30)

let viewport: ReturnType<typeof fakeViewport>

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  viewport = fakeViewport()
})

afterEach(() => {
  viewport.remove()
  jest.useRealTimers()
})

function field(name: 'From' | 'To') {
  return screen.getByLabelText(name)
}

/** Fires the event with which a browser reports a complete date, or none. */
function type(name: 'From' | 'To', day: string) {
  fireEvent.change(field(name), { target: { value: day } })
  advance(10)
}

function change() {
  return screen.getByRole('group', { name: 'Change over the period' })
}

function renderRange(options?: RenderOptions) {
  const view = renderWithApp(
    <CustomRange>{(range) => <SpanView chosen={range} />}</CustomRange>,
    options,
  )
  advance(10)
  return view
}

it('begins with thirty days up to today, which follow the prices', () => {
  renderRange()

  expect(field('From')).toHaveValue('2026-05-17')
  expect(field('To')).toHaveValue('2026-06-15')
  expect(change()).toHaveTextContent('From the prices of 17 May 2026, 00:00')
  expect(screen.getByText(/^From 29 daily returns, annualised over 365 days/)).toBeVisible()
  expect(screen.getByText(/The last point follows live prices\./)).toBeVisible()
  const before = change().textContent
  advance(3_000)
  expect(change().textContent).not.toBe(before)
})

it('shows days that are over as they were: by the hour up to a week, and in full', async () => {
  const { user } = renderRange()
  type('To', '2026-06-07')
  type('From', '2026-06-01')

  expect(change()).toHaveTextContent(/[+−]£[\d,.]+.*%From the prices of 1 Jun 2026, 00:00/)
  expect(screen.getByText(/^From 168 hourly returns, annualised over 8,760 hours/)).toBeVisible()
  expect(screen.queryByText(/follows live prices/)).not.toBeInTheDocument()
  expect(screen.queryByText('Now')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const newest = within(screen.getByRole('table', { name: 'Performance' })).getAllByRole('row')[1]
  expect(newest).toHaveTextContent('8 Jun 2026, 00:00')

  const before = change().textContent
  advance(60_000)
  expect(change().textContent).toBe(before)
})

it('counts the days by the clocks of the trader', () => {
  renderRange({ settings: { timeZone: 'America/New_York' } })
  type('To', '2026-06-02')
  type('From', '2026-06-02')

  expect(change()).toHaveTextContent('From the prices of 2 Jun 2026, 00:00')
  expect(screen.getByText(/^From 24 hourly returns/)).toBeVisible()
  expect(screen.getByText(/in the time zone America\/New_York\.$/)).toBeVisible()
})

it('follows the trader to a time zone where today is not yet the last of the chosen days', () => {
  jest.setSystemTime(Date.UTC(2026, 5, 14, 17))
  const { store } = renderRange({ settings: { timeZone: 'Asia/Tokyo' } })
  type('From', '2026-06-01')
  expect(field('To')).toHaveValue('2026-06-15')

  act(() => store.set(changeSettingsAtom, { timeZone: 'Europe/London' }))
  advance(10)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(field('From')).toHaveValue('2026-06-01')
  expect(field('To')).toHaveValue('2026-06-14')
  expect(change()).toHaveTextContent('From the prices of 1 Jun 2026, 00:00')
})

it('shows today when the only day that was chosen is yet to come in another time zone', () => {
  jest.setSystemTime(Date.UTC(2026, 5, 14, 17))
  const { store } = renderRange({ settings: { timeZone: 'Asia/Tokyo' } })
  type('From', '2026-06-15')

  act(() => store.set(changeSettingsAtom, { timeZone: 'Europe/London' }))
  advance(10)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(field('From')).toHaveValue('2026-06-14')
  expect(field('To')).toHaveValue('2026-06-14')
})

it('shows a dash for every metric of days that are too few', () => {
  renderRange()
  type('To', '2026-06-10')
  type('From', '2026-06-01')

  expect(screen.getByText('Not enough history: 10 returns.')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Sharpe ratio' })).toHaveTextContent(/–/)
})

it.each([
  ['From', '2024-12-31', 'Choose a day from 2 Jan 2025 to 15 Jun 2026.'],
  ['To', '2026-06-16', 'Choose a day from 2 Jan 2025 to 15 Jun 2026.'],
  ['To', '', 'Choose a day from 2 Jan 2025 to 15 Jun 2026.'],
  ['To', '2026-05-01', 'The start must not be after the end.'],
] as const)('says what is wrong with %s "%s", and loses nothing', (name, day, sentence) => {
  renderRange()
  const before = change().textContent
  type(name, day)

  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  expect(field(name)).toHaveValue(day)
  expect(change()).toHaveTextContent(before)
  type(name, '2026-06-03')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('keeps the days while something else is shown', () => {
  const { store, unmount } = renderRange()
  type('From', '2026-06-01')
  unmount()
  expect(jest.getTimerCount()).toBe(0)

  renderRange({ store })
  expect(field('From')).toHaveValue('2026-06-01')
})
