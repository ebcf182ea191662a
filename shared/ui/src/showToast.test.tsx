import { notificationsAtom } from '@aldergate/platform'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { renderWithApp } from '@aldergate/testing'
import { showToast } from './showToast'
import { MAX_TOASTS, TOAST_MS } from './toast.data'
import { ToastArea } from './ToastArea'
import { Toaster } from './Toaster'

afterEach(() => {
  act(() => {
    toast.clearWaitingQueue()
    toast.dismiss()
  })
})

/** jsdom runs no animations: fires the end of the one that serves as a toast's timer. */
function endClock(text: string) {
  const item = screen.getByText(text).closest<HTMLElement>('.Toastify__toast')!
  fireEvent.animationEnd(within(item).getByRole('progressbar', { hidden: true }))
  fireEvent.animationEnd(item)
}

it('has the lives and the number that the specification asks for', () => {
  expect(TOAST_MS).toEqual({ blank: 4_000, error: 4_000, success: 2_000 })
  expect(MAX_TOASTS).toBe(20)
})

it('shows a success politely and goes when its clock has run out', async () => {
  renderWithApp(<ToastArea />)
  act(() => showToast('Alerts cleared.', 'success'))
  expect(await screen.findByRole('status')).toHaveTextContent('Alerts cleared.')
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveStyle({
    animationDuration: '2000ms',
  })

  endClock('Alerts cleared.')

  await waitFor(() => expect(screen.queryByText('Alerts cleared.')).not.toBeInTheDocument())
})

it('says an error at once', async () => {
  renderWithApp(<ToastArea />)
  act(() => showToast('Something is wrong.', 'error'))

  expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong.')
})

it('offers an action, and goes when it was taken', async () => {
  const onAction = jest.fn()
  const { user } = renderWithApp(<ToastArea />)
  act(() => showToast('Panel hidden.', 'blank', { action: { label: 'Undo', onAction } }))

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  fireEvent.animationEnd(screen.getByText('Panel hidden.').parentElement!)

  expect(onAction).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText('Panel hidden.')).not.toBeInTheDocument())
})

it('takes its action once, however often it is pressed while it goes', async () => {
  const onAction = jest.fn()
  const { user } = renderWithApp(<ToastArea />)
  act(() => showToast('Alerts cleared.', 'success', { action: { label: 'Undo', onAction } }))

  await user.dblClick(await screen.findByRole('button', { name: 'Undo' }))

  expect(onAction).toHaveBeenCalledTimes(1)
})

it('stays four seconds where it offers something, also for a success', async () => {
  renderWithApp(<ToastArea />)
  const action = { label: 'Undo', onAction: jest.fn() }
  act(() => showToast('Alerts cleared.', 'success', { action }))
  await screen.findByRole('button', { name: 'Undo' })

  expect(screen.getByRole('progressbar', { hidden: true })).toHaveStyle({
    animationDuration: '4000ms',
  })
})

it('can be closed by hand', async () => {
  const { user } = renderWithApp(<ToastArea />)
  act(() => showToast('New alert added.'))

  await user.click(await screen.findByRole('button', { name: 'Close' }))
  fireEvent.animationEnd(screen.getByText('New alert added.').parentElement!)

  await waitFor(() => expect(screen.queryByText('New alert added.')).not.toBeInTheDocument())
})

it('gives the focus back to where it came from when it goes', async () => {
  const { user } = renderWithApp(
    <>
      <button>Hide panel</button>
      <ToastArea />
    </>,
  )
  act(() => showToast('Panel hidden.', 'blank', { action: { label: 'Undo', onAction: jest.fn() } }))
  await screen.findByRole('button', { name: 'Undo' })
  screen.getByRole('button', { name: 'Hide panel' }).focus()
  await user.tab()
  expect(screen.getByRole('status')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()

  await user.keyboard('{Enter}')
  fireEvent.animationEnd(screen.getByText('Panel hidden.').parentElement!)

  await waitFor(() => expect(screen.getByRole('button', { name: 'Hide panel' })).toHaveFocus())
})

it('puts every toast into the notifications, those too that came before the toaster', async () => {
  showToast('Early', 'success')
  const { store } = renderWithApp(<ToastArea />)
  await screen.findByText('Early')
  act(() => showToast('Late'))
  await screen.findByText('Late')

  expect(store.get(notificationsAtom).map(({ text, kind }) => [text, kind])).toEqual([
    ['Late', 'info'],
    ['Early', 'success'],
  ])
})

it('lets an entry say more than the kind of its toast', async () => {
  const { store } = renderWithApp(<ToastArea />)
  act(() => showToast('Overview hidden.', 'blank', { entry: { kind: 'layout', to: '/dashboard' } }))
  await screen.findByText('Overview hidden.')

  expect(store.get(notificationsAtom)).toMatchObject([
    { text: 'Overview hidden.', kind: 'layout', type: 'info', to: '/dashboard' },
  ])
})

it('shows twenty at most', async () => {
  renderWithApp(<ToastArea />)
  act(() => {
    for (let number = 1; number <= 25; number += 1) showToast(`Toast ${number}`)
  })
  await screen.findByText('Toast 20')

  expect(screen.queryByText('Toast 21')).not.toBeInTheDocument()
})

it('comes by itself, and shows what was said before it came', async () => {
  showToast('Early')
  renderWithApp(<Toaster />)

  expect(await screen.findByText('Early')).toBeInTheDocument()
})
