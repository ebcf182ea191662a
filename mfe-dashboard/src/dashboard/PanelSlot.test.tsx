import { advance, english, fakeViewport, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen } from '@testing-library/react'
import { quoteAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import { panelOf } from '../panels/loadablePanels'
import { PanelSlot } from './PanelSlot'

const EN = english(`${__dirname}/..`)

const onRender = jest.fn()

function Price() {
  const { price } = useAtomValue(quoteAtom('BTC/GBP'))
  onRender()
  return <output>{price}</output>
}

const PANEL = { ...panelOf('overview'), load: async () => Price }

function Slot() {
  return (
    <PanelSlot
      panel={PANEL}
      position={0}
      total={1}
      isWide={false}
      isCollapsed={false}
      keysId="keys"
      onHide={jest.fn()}
    />
  )
}

let viewport: ReturnType<typeof fakeViewport>

beforeEach(() => {
  jest.useFakeTimers()
  viewport = fakeViewport()
})

afterEach(() => {
  viewport.remove()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it('renders nothing at a tick while it is far from the screen, and shows the newest price when it comes near', async () => {
  const { store, unmount } = renderWithApp(<Slot />)
  expect(screen.getByRole('heading', { name: EN('overview.title') })).toBeVisible()
  expect(screen.getByText('0 s ago')).not.toBeVisible()

  viewport.scroll(true)
  await act(() => jest.advanceTimersByTimeAsync(0))
  advance(2_000)
  expect(screen.getByText('2 s ago')).toBeVisible()

  viewport.scroll(false)
  expect(jest.getTimerCount()).toBe(0)
  onRender.mockClear()
  advance(61_000)
  expect(onRender).not.toHaveBeenCalled()

  viewport.scroll(true)
  expect(screen.getByRole('status')).toHaveTextContent(
    String(store.get(quoteAtom('BTC/GBP')).price),
  )
  expect(screen.getByText('0 s ago')).toBeVisible()
  unmount()
})

it('says to select the data, which stand there, where they may not be copied, and logs the cause', async () => {
  const { user, unmount } = renderWithApp(
    <>
      <Slot />
      <ToastArea />
    </>,
  )
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied.'))
  await user.click(screen.getByRole('button', { name: 'Options of Overview' }))
  await user.click(screen.getByRole('button', { name: EN('copyData') }))

  expect(await screen.findByText(EN('copyByHand'))).toBeInTheDocument()
  expect(failure).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
  unmount()
})
