import { advance, english, fakeCanvas, renderWithApp } from '@aldergate/testing'
import { ledgerAtom } from '@aldergate/ledger/state'
import { changeSettingsAtom, notificationsAtom, useNavigate } from '@aldergate/platform'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createStore } from 'jotai'
import type { ReactElement } from 'react'
import { seedAtom } from '@aldergate/market/state'
import AnalyticsPage from './AnalyticsPage'
import { MarketCharts } from './charts/MarketCharts'
import { QuickActions } from './export/QuickActions'
import { FooterLinks } from './FooterLinks'
import { KeyFigures } from './KeyFigures'
import { type Kpi, KPI_IDS } from './kpis/kpi'
import { ToolCards } from './tools/ToolCards'

const NOW = Date.UTC(2026, 5, 15, 12, 30)

const EN = english(__dirname)
const kpiText = english(`${__dirname}/kpis`)
const LABELS = KPI_IDS.map((id) => kpiText(`${id}.label`))

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  fakeCanvas()
  jest.spyOn(window, 'alert').mockImplementation(() => {})
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const VALUE: Kpi = { id: 'portfolioValue', value: 50_000, previous: 50_000, history: [] }

/** An account with cash only needs no price history; the market's is computed once for all tests. */
const store = createStore()
store.set(seedAtom, 42)
store.set(ledgerAtom, (ledger) => ledger.slice(0, 1))

/** The page, or the part of it that a test is about. */
async function renderPart(part: ReactElement) {
  const view = renderWithApp(part, { path: '/analytics', store })
  await act(() => jest.advanceTimersByTimeAsync(200))
  return view
}

function card(name: string) {
  return screen.getByRole('article', { name })
}

function cardNames() {
  const figures = screen.getByRole('region', { name: 'Key figures' })
  return within(figures)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}

it('shows ten key figures with value, trend and View Details', async () => {
  await renderPart(<KeyFigures />)

  expect(cardNames()).toEqual(LABELS)
  for (const label of LABELS) {
    expect(card(label)).toHaveTextContent(/Up|Down|Neutral/)
    expect(within(card(label)).getByRole('button', { name: 'View Details' })).toBeEnabled()
  }
  expect(card('Portfolio value')).toHaveTextContent('£50,000.00')
  expect(card('Win rate')).toHaveTextContent('–')
  expect(card('Market breadth')).toHaveTextContent(/\d+\.\d\d%\d+ up, \d+ down/)
  expect(card('Sharpe ratio (30 d)')).toHaveTextContent('annualised (365 days)')
  expect(card('Volatility (30 d)')).toHaveTextContent('annualised (365 days)')
  expect(card('Market volatility (24 h)')).toHaveTextContent('annualised (8,760 hours)')
})

it('opens the definition and the history of a figure', async () => {
  const { user } = await renderPart(<KeyFigures />)
  await user.click(within(card('Market breadth')).getByRole('button', { name: 'View Details' }))

  const dialog = within(screen.getByRole('dialog', { name: 'Market breadth' }))
  expect(dialog.getByText(/Pairs above their price of 24 hours earlier/)).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'History' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close' }))

  await user.click(within(card('Win rate')).getByRole('button', { name: 'View Details' }))
  expect(screen.getByText('The history begins once you have closed two trades.')).toBeVisible()
})

it('embeds the four frames, and puts our chart and the literal text in the place of one that fails', async () => {
  await renderPart(<MarketCharts />)
  const frames = [...document.querySelectorAll('iframe')]
  expect(frames.map(({ src }) => new URL(src).searchParams.get('symbol'))).toEqual([
    'COINBASE:BTCUSD',
    'COINBASE:ETHUSD',
    'FX:GBPUSD',
    'TVC:GOLD',
  ])

  const [first] = frames
  if (first) fireEvent.error(first)
  expect(screen.getByText('Chart is currently unavailable.')).toBeVisible()
  expect(document.querySelectorAll('iframe')).toHaveLength(3)
  expect(screen.getByRole('application', { name: 'Price chart of BTC/GBP, 1h' })).toBeVisible()
})

it('logs, alerts literally and tells the Notification center when it exports', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderPart(<QuickActions kpis={[VALUE]} />)
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))

  expect(log).toHaveBeenCalledWith('Data exported as CSV')
  expect(window.alert).toHaveBeenCalledWith('Data exported as CSV')
  expect(store.get(notificationsAtom)[0]).toMatchObject({ text: 'Data exported as CSV' })
  // jsdom cannot download a file, so the page reports a failure.
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText('The file could not be made.')).toBeVisible()
  expect(failure).toHaveBeenCalled()
})

it('keeps the focus on the button while the file is made, and makes one at a time', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderPart(<QuickActions kpis={[VALUE]} />)
  const button = screen.getByRole('button', { name: 'Export as CSV' })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
  expect(button).toHaveFocus()

  // A second click before the file can be finished.
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button)
  expect(window.alert).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
})

it('tries the same kind of file again, which is English where a PDF has no letters', async () => {
  const saved: Blob[] = []
  jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  store.set(changeSettingsAtom, { language: 'zh' })
  const { user } = await renderPart(<QuickActions kpis={[VALUE]} />)
  await user.click(screen.getByRole('button', { name: '导出为 PDF（英文）' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible())

  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => {},
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.type).toBe('application/pdf')
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()

  act(() => store.set(changeSettingsAtom, { language: 'en' }))
  Reflect.deleteProperty(URL, 'createObjectURL')
})

it('names its files after the day where the trader is, as they say within', async () => {
  const names: string[] = []
  jest.setSystemTime(Date.UTC(2026, 11, 31, 16, 44))
  jest.spyOn(console, 'log').mockImplementation(() => {})
  Object.assign(URL, { createObjectURL: () => 'blob:0', revokeObjectURL: () => {} })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  store.set(changeSettingsAtom, { timeZone: 'Asia/Tokyo' })
  const { user } = await renderPart(<QuickActions kpis={[VALUE]} />)
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))

  await waitFor(() => expect(names).toEqual(['aldergate-trade-analytics-2027-01-01.csv']))
  act(() => store.set(changeSettingsAtom, { timeZone: 'UTC' }))
  Reflect.deleteProperty(URL, 'createObjectURL')
})

it('exports no file without a figure, and says why', async () => {
  const { user } = await renderPart(<QuickActions kpis={[]} />)
  const button = screen.getByRole('button', { name: 'Export as CSV' })
  await user.click(button)

  expect(window.alert).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription(
    'With every key figure hidden there is nothing to export.',
  )
})

it('hides and moves figures, and brings all of them back', async () => {
  const { user } = await renderPart(<KeyFigures />)
  await user.click(screen.getByRole('button', { name: 'Customise View' }))
  const drawer = within(screen.getByRole('dialog', { name: 'Customise View' }))

  await user.click(drawer.getByRole('switch', { name: 'Win rate' }))
  await user.click(drawer.getByRole('button', { name: 'Move Day’s P/L up' }))
  expect(drawer.getByRole('status')).toHaveTextContent('9 of 10 shown')
  advance(20)
  expect(drawer.getByRole('button', { name: 'Move Day’s P/L down' })).toHaveFocus()

  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(cardNames().slice(0, 3)).toEqual(['Day’s P/L', 'Portfolio value', 'Sharpe ratio (30 d)'])

  await user.click(screen.getByRole('button', { name: 'Customise View' }))
  for (const control of screen.getAllByRole('switch', { checked: true })) await user.click(control)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('Every key figure is hidden.')).toBeVisible()
  screen.getByRole('button', { name: 'Show all figures' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'Key figures' })).toHaveFocus()
  expect(cardNames()).toEqual(LABELS)
})

it('names and describes the four tools with a picture, opens one in place, and closes it', async () => {
  const { user } = await renderPart(<ToolCards />)
  for (const [name, text] of [
    ['Risk Calculator', EN('risk-calculator.text')],
    ['Strategy Backtester', EN('strategy-backtester.text')],
    ['Market Insights', EN('market-insights.text')],
    ['Trade Simulator', EN('trade-simulator.text')],
  ] as const) {
    expect(card(name).querySelector('svg')).toBeVisible()
    expect(within(card(name)).getByText(text)).toBeVisible()
    expect(within(card(name)).getByRole('button', { name: 'Open Tool' })).toBeEnabled()
  }

  await user.click(within(card('Risk Calculator')).getByRole('button', { name: 'Open Tool' }))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('dialog', { name: 'Risk Calculator' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leads from a tool that came open with its link to the button that opens it', async () => {
  const { user } = renderWithApp(<ToolCards />, { path: '/analytics?tool=risk-calculator', store })
  await act(() => jest.advanceTimersByTimeAsync(200))
  const dialog = within(screen.getByRole('dialog', { name: 'Risk Calculator' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))

  const opener = within(card('Risk Calculator')).getByRole('button', { name: 'Open Tool' })
  await waitFor(() => expect(opener).toHaveFocus())
})

/** The browser's own button. */
function Forward() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(1)}>Forward</button>
}

it('closes a tool that has come back by Forward', async () => {
  const { user } = await renderPart(
    <>
      <ToolCards />
      <Forward />
    </>,
  )
  const isOpen = async () => {
    await act(() => jest.advanceTimersByTimeAsync(0))
    return screen.queryByRole('dialog', { name: 'Risk Calculator' }) !== null
  }
  await user.click(within(card('Risk Calculator')).getByRole('button', { name: 'Open Tool' }))
  expect(await isOpen()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await isOpen()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Forward' }))
  expect(await isOpen()).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await isOpen()).toBe(false)
})

it('links to the three specified addresses', async () => {
  await renderPart(<FooterLinks />)
  const links = within(screen.getByRole('navigation', { name: 'Legal and help' })).getAllByRole(
    'link',
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy',
    '/terms-of-service',
    '/support',
  ])
})

it('puts all of that under one heading, and leaves no timer behind', async () => {
  const { unmount } = await renderPart(<AnalyticsPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  for (const name of ['Quick Actions', 'Key figures', 'Market charts', 'Tools']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  }

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
