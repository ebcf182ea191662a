import { useNavigate } from '@aldergate/platform'
import { draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { eraseDataAtom } from '@aldergate/keeping'
import { english, fakeViewport, renderWithApp } from '@aldergate/testing'
import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { PANELS } from '../panels/panels.data'
import DashboardPage from './DashboardPage'
import { hidePanelAtom } from '../layout/layout.atoms'

const EN = english(`${__dirname}/..`)

let viewport: ReturnType<typeof fakeViewport>
const scrolled = jest.fn()

beforeEach(() => {
  viewport = fakeViewport()
  // jsdom lays nothing out and scrolls nowhere.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.getAttribute('data-panel-id'))
  }
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect()] as unknown as DOMRectList)
})

afterEach(() => {
  viewport.remove()
  scrolled.mockClear()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  jest.restoreAllMocks()
})

function heading(name: string) {
  return screen.getByRole('heading', { level: 3, name })
}

it('shows the panel that the address names, scrolls to it and focuses its heading', () => {
  const store = createStore()
  store.set(hidePanelAtom, 'risk-management')
  renderWithApp(<DashboardPage />, { store, path: '/dashboard#risk-management' })

  expect(heading('Risk Management')).toHaveFocus()
  expect(scrolled).toHaveBeenCalledWith('risk-management')
  expect(screen.getByRole('button', { name: 'Panels (30/30)' })).toBeVisible()
})

it('leads there once more when the same address is followed once more', async () => {
  function Again() {
    const navigate = useNavigate()
    return <button onClick={() => void navigate('/dashboard#risk-management')}>Again</button>
  }
  const { user } = renderWithApp(
    <>
      <DashboardPage />
      <Again />
    </>,
    { path: '/dashboard#risk-management' },
  )
  await user.click(screen.getByText('Again'))

  expect(heading('Risk Management')).toHaveFocus()
})

it.each(['#gone', '#', '#toString', '#%', ''])('does nothing for the address %s', (hash) => {
  renderWithApp(<DashboardPage />, { path: `/dashboard${hash}` })

  expect(scrolled).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

it('leads to the ticket when an order of another page waits for it', () => {
  const store = createStore()
  store.set(hidePanelAtom, 'trade-execution')
  store.set(draftOrderInTicketAtom, {
    pair: 'ETH/GBP',
    side: 'buy',
    amount: '2',
    from: 'trading-view',
  })
  renderWithApp(<DashboardPage />, { store, path: '/dashboard#risk-management' })
  expect(heading('Trade Execution')).toBeVisible()
  expect(scrolled).toHaveBeenLastCalledWith('trade-execution')
  // Its control is focused as soon as the panel is loaded.
  expect(screen.getByLabelText('Move Trade Execution')).toHaveFocus()
})

it('is as on the first visit as soon as all data are erased', async () => {
  const { store, user } = renderWithApp(<DashboardPage />)
  await user.click(screen.getByLabelText('Hide Overview'))
  expect(screen.getByRole('button', { name: 'Undo change' })).toBeEnabled()

  act(() => store.set(eraseDataAtom))
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(
    PANELS.map(({ id }) => EN(`${id}.title`)),
  )
  expect(screen.getByRole('button', { name: 'Undo change' })).toBeDisabled()
  expect(heading('Compliance and Security')).toHaveFocus()
})
