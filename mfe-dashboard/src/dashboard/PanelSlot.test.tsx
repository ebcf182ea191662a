import { advance, english, fakeViewport, renderWithApp } from '@aldergate/testing'
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
  const { store, unmount } = renderWithApp(
    <PanelSlot
      panel={PANEL}
      position={0}
      total={1}
      isWide={false}
      isCollapsed={false}
      keysId="keys"
      onHide={jest.fn()}
    />,
  )
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
