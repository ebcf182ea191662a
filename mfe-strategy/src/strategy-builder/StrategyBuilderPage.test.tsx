import { startKeeping } from '@aldergate/keeping'
import { keepDataAtom } from '@aldergate/platform'
import { fakeCanvas, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen, waitFor } from '@testing-library/react'
import { createStore, type Store } from 'jotai'
import StrategyBuilderPage from './StrategyBuilderPage'

beforeEach(fakeCanvas)

afterEach(() => {
  jest.restoreAllMocks()
})

async function renderPage(store?: Store) {
  const view = renderWithApp(
    <>
      <StrategyBuilderPage />
      <ToastArea />
    </>,
    { store },
  )
  // The chart is a chunk of its own, which the first test has to wait for.
  await waitFor(() => expect(screen.getByRole('application')).toHaveAttribute('tabindex', '0'))
  return view
}

it('has a form, a chart, results and metrics, each under its heading', async () => {
  await renderPage()

  expect(screen.getByRole('heading', { level: 1, name: 'Strategy Builder' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Run a backtest' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Search for parameters' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Trade on paper' })).toBeVisible()
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Strategy',
    'Signal conditions',
    'Exit',
    'In words',
    'Chart preview',
    'Performance metrics',
    'Backtest results',
    'Run a backtest',
    'Search for parameters',
    'Trade on paper',
  ])
})

it('resets to the defaults, and takes that back with Undo', async () => {
  const { user } = await renderPage()
  const name = screen.getByLabelText('Strategy name')
  await user.clear(name)
  expect(screen.getByRole('alert')).toHaveTextContent('Give the strategy a name.')
  await user.type(name, 'Night')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '4h')

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(name).toHaveValue('My Strategy')
  expect(screen.getByRole('combobox', { name: 'Timeframe' })).toHaveValue('1h')

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(name).toHaveValue('Night')
})

it('says that a reset is not taken back where that would lose what was edited since', async () => {
  const { user } = await renderPage()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await user.type(screen.getByLabelText('Strategy name'), ' 2')

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText('Strategy name')).toHaveValue('My Strategy 2')
  expect(
    await screen.findByText('The strategy has changed since: it was left as it is.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus()
})

it('keeps the strategy while the trader is on another page', async () => {
  const { user, store, unmount } = await renderPage()
  await user.type(screen.getByLabelText('Strategy name'), ' 2')
  unmount()

  await renderPage(store)

  expect(screen.getByLabelText('Strategy name')).toHaveValue('My Strategy 2')
})

it('has the browser ask before what nobody keeps is lost, and only then', async () => {
  const { user, unmount } = await renderPage()
  const reload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(reload()).toBe(false)

  await user.type(screen.getByLabelText('Strategy name'), ' 2')
  expect(reload()).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(reload()).toBe(false)

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(reload()).toBe(true)
  unmount()
  expect(reload()).toBe(false)
})

it('has the strategy of before a reload where data are kept, and asks nothing', async () => {
  localStorage.clear()
  const keep = (store: Store) =>
    startKeeping(store, () => localStorage, {
      onProblem: (problem) => {
        throw new Error(problem.kind)
      },
    })
  const store = createStore()
  const stop = keep(store)
  store.set(keepDataAtom, true)
  const { user, unmount } = await renderPage(store)
  await user.type(screen.getByLabelText('Strategy name'), ' 2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '4h')
  await user.clear(screen.getByLabelText('Stop-loss (%)'))
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  unmount()
  stop()

  const next = createStore()
  const stopNext = keep(next)
  await renderPage(next)
  expect(screen.getByLabelText('Strategy name')).toHaveValue('My Strategy 2')
  expect(screen.getByRole('combobox', { name: 'Timeframe' })).toHaveValue('4h')
  expect(screen.getByLabelText('Stop-loss (%)')).toHaveValue(null)
  stopNext()
  localStorage.clear()
})
