import { fakeViewport } from '@aldergate/testing/fakeViewport'
import { act, renderHook } from '@testing-library/react'
import { createChartFormat } from '../model/chartFormat'
import type { PriceChartModel } from '../model/priceChartModel'
import { usePriceChart } from './usePriceChart'

const MODEL: PriceChartModel = {
  subject: 'BTC/GBP 1h',
  shape: '',
  kind: 'candles',
  timeframe: '1h',
  candles: [],
  indicators: [],
  markers: [],
  paths: [],
  lines: [],
  span: undefined,
  format: createChartFormat({
    language: 'en',
    timeZone: 'UTC',
    numberFormat: 'language',
    pair: 'BTC/GBP',
    timeframe: '1h',
  }),
}

const handle = {
  update: jest.fn(),
  act: jest.fn(),
  showNewest: jest.fn(),
  priceAt: jest.fn(),
  yAt: jest.fn(),
  destroy: jest.fn(),
}
const create = jest.fn(() => handle)

function renderChart(
  load: () => Promise<typeof create>,
  initialProps: { model: PriceChartModel; isInSight?: boolean; isKnown?: boolean } = {
    model: MODEL,
  },
) {
  const hostRef = { current: document.createElement('div') }
  const onCrosshair = () => {}
  return renderHook(
    ({ model, isInSight = true, isKnown = true }) =>
      usePriceChart({ hostRef, model, isKnown, isInSight, onCrosshair, load }),
    { initialProps },
  )
}

beforeEach(() => {
  jest.clearAllMocks()
})

it('is ready when the drawing has come, and hands on what changes', async () => {
  const { result, rerender } = renderChart(async () => create)
  expect(result.current.status).toBe('loading')
  await act(async () => {})
  expect(result.current.status).toBe('ready')

  const next = { ...MODEL, subject: 'ETH/GBP 1h' }
  rerender({ model: next })
  expect(handle.update).toHaveBeenLastCalledWith(next)
  result.current.act({ type: 'newest' })
  expect(handle.act).toHaveBeenCalledWith({ type: 'newest' })
})

it('begins once it is in sight, without numbers, and is seen once the newest ones are drawn', async () => {
  const viewport = fakeViewport()
  const first = { ...MODEL, candles: [{ time: 0, open: 1, high: 1, low: 1, close: 1, volume: 1 }] }
  const load = jest.fn(async () => create)
  const { result, rerender } = renderChart(load, { model: first, isInSight: false })
  await act(async () => {})
  expect(load).not.toHaveBeenCalled()
  expect(viewport.observers()).toBe(0)

  rerender({ model: first, isInSight: true })
  await act(async () => {})
  expect(create).not.toHaveBeenCalled()
  viewport.scroll(true)
  await act(async () => {})
  expect(create).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    { ...first, candles: [] },
    expect.anything(),
  )
  expect(handle.update).not.toHaveBeenCalled()

  const newest = { ...first, subject: 'ETH/GBP 1h' }
  rerender({ model: newest, isInSight: true })
  viewport.scroll(true)
  await act(async () => {})
  expect(handle.update.mock.calls).toEqual([[newest]])
  expect(result.current.status).toBe('loading')

  viewport.scroll(true)
  await act(async () => {})
  expect(result.current.status).toBe('ready')
  viewport.remove()
})

it('asks for its file while its candles are made, and begins once they are known', async () => {
  const load = jest.fn(async () => create)
  const { result, rerender } = renderChart(load, { model: MODEL, isKnown: false })
  await act(async () => {})
  expect(load).toHaveBeenCalledTimes(1)
  expect(create).not.toHaveBeenCalled()
  expect(result.current.status).toBe('loading')

  const known = { ...MODEL, candles: [{ time: 0, open: 1, high: 1, low: 1, close: 1, volume: 1 }] }
  rerender({ model: known })
  await act(async () => {})
  expect(handle.update).toHaveBeenLastCalledWith(known)
  expect(result.current.status).toBe('ready')
})

it('ends also between two frames', async () => {
  const viewport = fakeViewport()
  const { unmount } = renderChart(async () => create)
  await act(async () => {})
  viewport.scroll(true)
  await act(async () => {})
  expect(viewport.observers()).toBe(1)

  unmount()
  expect(viewport.observers()).toBe(0)
  expect(handle.destroy).toHaveBeenCalledTimes(1)
  viewport.remove()
})

it('draws nothing out of sight, and what is newest when it comes into sight', async () => {
  const { rerender } = renderChart(async () => create)
  await act(async () => {})
  handle.update.mockClear()

  const missed = { ...MODEL, subject: 'ETH/GBP 1h' }
  const newest = { ...MODEL, subject: 'ETH/GBP 1m' }
  rerender({ model: missed, isInSight: false })
  rerender({ model: newest, isInSight: false })
  expect(handle.update).not.toHaveBeenCalled()

  rerender({ model: newest, isInSight: true })
  expect(handle.update.mock.calls).toEqual([[newest]])
})

it('says when the drawing did not come, and asks again on Retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest.fn(async () => create).mockRejectedValueOnce(new Error('offline'))
  const { result } = renderChart(load)
  await act(async () => {})
  expect(result.current.status).toBe('failed')
  expect(logged).toHaveBeenCalledTimes(1)

  await act(async () => result.current.retry())

  expect(result.current.status).toBe('ready')
  expect(load).toHaveBeenCalledTimes(2)
  logged.mockRestore()
})

it('ends with the component, even before the drawing has come', async () => {
  const load = async () => create
  const { unmount } = renderChart(load)
  await act(async () => {})
  unmount()
  expect(handle.destroy).toHaveBeenCalledTimes(1)

  renderChart(load).unmount()
  await act(async () => {})
  expect(create).toHaveBeenCalledTimes(1)
})

it('is drawn anew for another time zone, because its axis is made for one, and not seen until it is whole', async () => {
  const { result, rerender } = renderChart(async () => create)
  await act(async () => {})

  rerender({ model: { ...MODEL, format: { ...MODEL.format, timeZone: 'Asia/Tokyo' } } })
  expect(result.current.status).toBe('loading')
  await act(async () => {})
  expect(result.current.status).toBe('ready')

  expect(handle.destroy).toHaveBeenCalledTimes(1)
  expect(create).toHaveBeenCalledTimes(2)
})

it('is drawn anew when days are chosen or left, because its axis writes either days or times', async () => {
  const { rerender } = renderChart(async () => create)
  await act(async () => {})
  const days = { ...MODEL, subject: 'BTC/GBP 1D', timeframe: '1D' } as const

  rerender({ model: { ...MODEL, subject: 'BTC/GBP 4h', timeframe: '4h' } })
  await act(async () => {})
  expect(create).toHaveBeenCalledTimes(1)
  rerender({ model: days })
  await act(async () => {})
  expect(create).toHaveBeenCalledTimes(2)
  rerender({ model: MODEL })
  await act(async () => {})
  expect(create).toHaveBeenCalledTimes(3)
})
