import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import { createChartFormat } from '../model/chartFormat'
import type { PriceLine } from '../model/priceChartModel'
import { MovableLines } from './MovableLines'

const FORMAT = createChartFormat({
  language: 'en',
  timeZone: 'UTC',
  numberFormat: 'language',
  pair: 'ETH/GBP',
  timeframe: '1h',
})

/** A pane in which a pixel is a pound, from 1,600 at its upper edge down. */
const SCALE = { priceAt: (y: number) => 1_600 - y, yAt: (price: number) => 1_600 - price }

function renderLines(...changes: Partial<PriceLine>[]) {
  const onMove = jest.fn()
  const lines = changes.map((change, index): PriceLine => ({
    id: `line ${index}`,
    price: 1_500,
    kind: 'target',
    label: `Order ${index + 1}`,
    onMove,
    meaningAt: (price) => `${price - 1_400} to gain`,
    ...change,
  }))
  const { user } = renderWithApp(
    <MovableLines
      places={{
        lines: lines.map(({ id, price }) => ({ id, y: Math.round(1_600 - price) })),
        height: 300,
        axisWidth: 60,
      }}
      lines={lines}
      format={FORMAT}
      scale={SCALE}
    />,
  )
  const handles = screen.getAllByRole('slider')
  /** Presses the first handle, or moves or releases it, at a vertical position. */
  const pointer = (clientY: number, keys?: '[MouseLeft>]' | '[/MouseLeft]' | '[MouseRight>]') =>
    user.pointer({ target: handles[0], coords: { clientY }, ...(keys && { keys }) })
  return { onMove, handles, pointer }
}

// The simulated browser has no pointer capture.
beforeEach(() => {
  const captured = new Set<number>()
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  })
})

it('says of each line what it is, where it stands and what it means there', () => {
  const { handles } = renderLines({}, { price: 1_450 })
  expect(handles.map((handle) => handle.getAttribute('aria-label'))).toEqual([
    'Order 1, movable line',
    'Order 2, movable line',
  ])
  expect(handles[0]).toHaveAttribute('aria-valuetext', '1,500.00, 100 to gain')
  expect(handles[0]).toHaveAccessibleDescription(/move it with ↑ and ↓/)
})

it('is dragged, tells what it would mean on the way, and is set once where it is left', async () => {
  const { onMove, handles, pointer } = renderLines({})
  const [handle] = handles as [HTMLElement]
  await pointer(100, '[MouseLeft>]')
  await pointer(90)
  expect(handle).toHaveTextContent('1,510.00')
  expect(handle).toHaveTextContent('110 to gain')
  await pointer(120)
  expect(onMove).not.toHaveBeenCalled()
  await pointer(120, '[/MouseLeft]')
  expect(onMove.mock.calls).toEqual([[1_480]])
})

it('stays within the pane, and where it was when the drag is given up or leads nowhere', async () => {
  const { onMove, handles, pointer } = renderLines({})
  const [handle] = handles as [HTMLElement]
  await pointer(100, '[MouseLeft>]')
  await pointer(900)
  expect(handle).toHaveAttribute('aria-valuenow', '1300')
  fireEvent.keyDown(handle, { key: 'Escape' })
  expect(handle).toHaveAttribute('aria-valuenow', '1500')
  await pointer(900, '[/MouseLeft]')

  await pointer(100, '[MouseLeft>]')
  await pointer(100, '[/MouseLeft]')
  await pointer(100, '[MouseRight>]')
  await pointer(100)
  expect(onMove).not.toHaveBeenCalled()
})

it.each([1_500.4, 1_500.404])(
  'keeps its price of %d where it is dragged away and back or its press shakes, and moves from it by the way',
  async (price) => {
    const { onMove, pointer } = renderLines({ price })
    await pointer(100, '[MouseLeft>]')
    await pointer(80)
    await pointer(100)
    await pointer(100, '[/MouseLeft]')
    await pointer(100, '[MouseLeft>]')
    await pointer(102)
    await pointer(102, '[/MouseLeft]')
    expect(onMove).not.toHaveBeenCalled()

    await pointer(100, '[MouseLeft>]')
    await pointer(80)
    await pointer(80, '[/MouseLeft]')
    expect(onMove.mock.calls).toEqual([[1_520.4]])
  },
)

it('is moved by keys, set by Enter, and left alone by Escape or by leaving it', () => {
  const { onMove, handles } = renderLines({})
  const [handle] = handles as [HTMLElement]
  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  expect(handle).toHaveAttribute('aria-valuenow', '1500.75')
  fireEvent.keyDown(handle, { key: 'ArrowDown', shiftKey: true })
  expect(handle).toHaveAttribute('aria-valuenow', '1493.25')
  expect(onMove).not.toHaveBeenCalled()
  fireEvent.keyDown(handle, { key: 'Enter' })
  expect(onMove.mock.calls).toEqual([[1_493.25]])

  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  fireEvent.blur(handle)
  expect(handle).toHaveAttribute('aria-valuenow', '1500')
  expect(onMove).toHaveBeenCalledTimes(1)
})

it('keeps the keys of the chart for itself only where it uses them', () => {
  const { handles } = renderLines({})
  const [handle] = handles as [HTMLElement]
  expect(fireEvent.keyDown(handle, { key: 'ArrowUp' })).toBe(false)
  expect(fireEvent.keyDown(handle, { key: 'ArrowLeft' })).toBe(true)
})

it.each(['altKey', 'ctrlKey', 'metaKey'])(
  'leaves combinations to the browser and the system: %s',
  (modifier) => {
    const { handles } = renderLines({})
    const [handle] = handles as [HTMLElement]
    expect(fireEvent.keyDown(handle, { key: 'ArrowUp', [modifier]: true })).toBe(true)
    expect(handle).toHaveAttribute('aria-valuenow', '1500')
  },
)
