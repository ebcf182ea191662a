import { act, fireEvent, screen } from '@testing-library/react'
import { Activity, type ComponentProps } from 'react'
import { advance, fakeCanvas, renderWithApp } from '@aldergate/testing'
import { fakeViewport } from '@aldergate/testing/fakeViewport'
import { setHidden } from '@aldergate/testing/pageVisibility'
import { ExternalChart } from './ExternalChart'

const FAILURE = 'Chart is currently unavailable.'
const PROVIDER = 'https://s.tradingview.com'

let viewport: ReturnType<typeof fakeViewport>

async function renderChart(props: Partial<ComponentProps<typeof ExternalChart>> = {}) {
  const view = renderWithApp(<ExternalChart instrument="BTC/GBP" {...props} />)
  viewport.scroll(true)
  // Our own chart is loaded as a chunk of its own.
  await act(async () => {
    await import('../price/drawing/createPriceChart')
  })
  return view
}

/** The frame, shown or not. */
function frame() {
  return document.querySelector('iframe')
}

function theFrame() {
  const found = frame()
  if (!found) throw new Error('There is no frame.')
  return found
}

function ourChart() {
  return screen.getByLabelText('Price chart of BTC/GBP, 1h')
}

function say(data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) {
  const { origin = PROVIDER, source = theFrame().contentWindow } = from
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

function block(blockedURI: string, disposition = 'enforce') {
  const violation = Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
    blockedURI,
    disposition,
  })
  fireEvent(document, violation)
}

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

function button(name: 'External' | 'Simulated' | 'Retry') {
  return screen.getByRole('button', { name })
}

function expectOurs() {
  expect(button('Simulated')).toHaveAttribute('aria-pressed', 'true')
  expect(ourChart().closest('[inert]')).toBeNull()
  const found = frame()
  if (!found) return
  expect(found).toHaveAttribute('inert')
  expect(found).toHaveAttribute('aria-hidden', 'true')
  expect(found).not.toBeVisible()
}

function expectFrame() {
  expect(button('External')).toHaveAttribute('aria-pressed', 'true')
  expect(theFrame()).toBeVisible()
  expect(theFrame()).not.toHaveAttribute('inert')
  expect(ourChart().closest('[inert]')).toHaveAttribute('aria-hidden', 'true')
  expect(ourChart()).not.toBeVisible()
}

function expectFailure() {
  expect(screen.getByText(FAILURE)).toBeVisible()
  expect(screen.getByText(FAILURE)).toHaveAttribute('role', 'status')
  expect(frame()).toBeNull()
  expectOurs()
}

beforeEach(() => {
  jest.useFakeTimers()
  fakeCanvas()
  viewport = fakeViewport()
})

afterEach(() => {
  viewport.remove()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the frame', () => {
  it('is asked for as specified', async () => {
    await renderChart({ chartType: 'Advanced' })

    expect(theFrame()).toHaveAttribute('title', 'External chart of BTC/GBP')
    expect(theFrame()).toHaveAttribute('loading', 'lazy')
    expect(theFrame()).toHaveAttribute('referrerpolicy', 'origin')
    expect(theFrame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
    const { origin, searchParams } = new URL(theFrame().src)
    expect(origin).toBe(PROVIDER)
    expect(searchParams.get('frameElementId')).toBe(theFrame().id)
    expect(searchParams.get('interval')).toBe('240')
  })

  it('lies hidden over our chart until its message proves it', async () => {
    await renderChart()
    expectOurs()
    fireEvent.load(theFrame())
    expectOurs()

    say('{"name":"tv-widget-load"}')

    expectFrame()
  })

  it.each<[string, unknown, Parameters<typeof say>[1]]>([
    ['another origin', { name: 'tv-widget-load' }, { origin: 'https://evil.example' }],
    ['another window', { name: 'tv-widget-load' }, { source: window }],
    ['no window', { name: 'tv-widget-load' }, { source: null }],
    ['the right place, but malformed', '{"name":"tv-widget-load"', {}],
    ['the right place, but huge', `{"name":"tv-widget-load","x":"${'x'.repeat(1e6)}"}`, {}],
    ['the right place, but of something else', { name: 'tv-widget-resize' }, {}],
  ])('is not proved by a message from %s', async (_from, data, from) => {
    await renderChart()

    say(data, from)

    expectOurs()
  })

  it('cannot be made to fail by another origin, either', async () => {
    await renderChart()
    say({ name: 'tv-widget-load' })

    say({ name: 'tv-widget-no-data' }, { origin: 'https://evil.example' })

    expectFrame()
  })
})

describe('a failure', () => {
  it('is an error of the frame', async () => {
    await renderChart()
    fireEvent(theFrame(), new Event('error'))
    expectFailure()
  })

  it('is no data', async () => {
    await renderChart()
    say({ name: 'tv-widget-no-data' })
    expectFailure()
  })

  it('is a policy that blocks the provider, but not one that blocks another', async () => {
    await renderChart()
    block('https://evil.example/')
    block('https://s.tradingview.com/widgetembed/', 'report')
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()

    block('https://s.tradingview.com/widgetembed/')
    expectFailure()
  })

  it('is no load within eight seconds', async () => {
    await renderChart()
    advance(7_900)
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()

    advance(100)
    expectFailure()
  })

  it('is a browser without a line, from the start', async () => {
    setOnline(false)
    await renderChart()
    expectFailure()
  })

  it('is mended by Retry, with a frame of its own', async () => {
    const { user } = await renderChart()
    const first = theFrame()
    fireEvent(first, new Event('error'))

    await user.click(button('Retry'))

    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
    expect(theFrame()).not.toBe(first)
    say({ name: 'tv-widget-load' })
    expectFrame()
  })

  it('is tried again when the line is back, three times at most', async () => {
    await renderChart()
    for (let time = 1; time <= 3; time += 1) {
      setOnline(false)
      expectFailure()
      setOnline(true)
      expect(frame()).not.toBeNull()
    }

    setOnline(false)
    setOnline(true)
    expectFailure()
  })
})

describe('a frame that loads and never says anything', () => {
  /** Renders a chart whose frame sends no message for fifteen seconds. */
  async function renderMute(props?: Parameters<typeof renderChart>[0]) {
    const view = await renderChart(props)
    fireEvent.load(theFrame())
    advance(15_000)
    return view
  }

  it('leaves our chart in its place, and says after fifteen seconds that there is no other', async () => {
    await renderChart()
    fireEvent.load(theFrame())
    advance(14_900)
    expectOurs()
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()

    advance(100)
    expectOurs()
    expect(screen.getByText(FAILURE)).toHaveAttribute('role', 'status')
  })

  it('is looked at when the trader asks for it, and left again', async () => {
    const { user } = await renderMute()

    await user.click(button('External'))
    expectFrame()
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
    expect(screen.getByText('The provider has not confirmed that this chart works.')).toBeVisible()
    await user.click(button('Simulated'))
    expectOurs()
    expect(screen.getByText(FAILURE)).toBeVisible()
    // The frame may still prove itself, but a trader who has left it stays with the other chart.
    say({ name: 'tv-widget-load' })
    expectOurs()
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
  })

  it('comes to the fore by itself once it says something', async () => {
    await renderMute()
    say({ name: 'tv-widget-load' })
    expectFrame()
  })

  it('is followed by another on Retry, which has to prove itself anew', async () => {
    const { user } = await renderMute()
    const first = theFrame()
    await user.click(button('External'))

    await user.click(button('Retry'))
    expect(button('External')).toHaveFocus()
    expect(theFrame()).not.toBe(first)
    expectOurs()
    fireEvent.load(theFrame())
    advance(15_000)
    expectOurs()
    expect(screen.getByText(FAILURE)).toBeVisible()
  })
})

describe('the one switch', () => {
  it('puts a proved chart away, with its frame, and brings it back', async () => {
    const { user } = await renderChart()
    say({ name: 'tv-widget-load' })

    await user.click(button('Simulated'))
    expectOurs()
    advance(60_000)
    expect(frame()).toBeNull()
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()

    await user.click(button('External'))
    expectOurs()
    say({ name: 'tv-widget-load' })
    expectFrame()
  })

  it('tries a chart that has failed again', async () => {
    const { user } = await renderChart()
    fireEvent(theFrame(), new Event('error'))

    await user.click(button('External'))

    expectOurs()
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
    say({ name: 'tv-widget-load' })
    expectFrame()
  })

  it('is left to a parent that listens', async () => {
    const onWanted = jest.fn()
    const { user } = await renderChart({ wanted: 'simulated', onWanted })
    expect(frame()).toBeNull()

    await user.click(button('External'))

    expect(onWanted).toHaveBeenCalledWith('external')
    expect(frame()).toBeNull()
  })
})

it('takes the frame away while it is out of sight, and keeps what is known', async () => {
  await renderChart()
  say({ name: 'tv-widget-load' })

  viewport.scroll(false)
  expect(frame()).toBeNull()
  advance(60_000)
  viewport.scroll(true)
  expectOurs()
  say({ name: 'tv-widget-load' })
  expectFrame()

  fireEvent(theFrame(), new Event('error'))
  viewport.scroll(false)
  viewport.scroll(true)
  expectFailure()
})

it('takes the frame away with the panel that hides it, and asks for another when that is back', async () => {
  const inPanel = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ExternalChart instrument="BTC/GBP" />
    </Activity>
  )
  const { rerender } = renderWithApp(inPanel('visible'))
  viewport.scroll(true)
  const first = theFrame()
  say({ name: 'tv-widget-load' })
  expectFrame()

  rerender(inPanel('hidden'))
  expect(frame()).toBeNull()
  advance(60_000)
  rerender(inPanel('visible'))
  viewport.scroll(true)
  expect(theFrame()).not.toBe(first)
  say({ name: 'tv-widget-load' })
  advance(60_000)
  expectFrame()
  expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
})

it('begins anew with another instrument', async () => {
  const { rerender } = await renderChart()
  fireEvent(theFrame(), new Event('error'))

  rerender(<ExternalChart instrument="BNB/GBP" />)

  expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
  expect(new URL(theFrame().src).searchParams.get('symbol')).toBe('BINANCE:BNBUSDT')
  expect(screen.getByText(/Quoted in USDT\./)).toBeVisible()
})

it('fills its container, frame and simulated chart alike', async () => {
  const { container } = await renderChart({ height: 'fill' })

  expect(container.firstElementChild).toHaveStyle({ height: '100%' })
  expect(theFrame()).toHaveStyle({ height: '100%' })
  expect(ourChart().closest('[aria-hidden]')).toHaveStyle({ height: '100%' })
})

it('always says whose prices these are', async () => {
  await renderChart()
  const caption = /prices are the provider’s; orders here use simulated prices\.(?! Quoted)/
  expect(screen.getByText(caption)).toBeVisible()

  fireEvent(theFrame(), new Event('error'))
  expect(screen.getByText(caption)).toBeVisible()
})

it('draws candles for "Candlestick", at the timeframe of the frame', async () => {
  const { rerender } = await renderChart({ chartType: 'Candlestick' })
  expect(screen.getByLabelText('Price chart of BTC/GBP, 1h')).toBeVisible()

  rerender(<ExternalChart instrument="BTC/GBP" chartType="Advanced" />)
  advance(0)
  expect(screen.getByLabelText('Price chart of BTC/GBP, 4h')).toBeVisible()
})

it('lets no time pass while another tab is in front', async () => {
  await renderChart()
  advance(100)
  act(() => setHidden(true))
  advance(100)
  expect(jest.getTimerCount()).toBe(0)

  act(() => setHidden(false))
  advance(8_000)
  expectFailure()
})

it('leaves no timer, listener or observer behind', async () => {
  const added = jest.spyOn(window, 'addEventListener')
  const removed = jest.spyOn(window, 'removeEventListener')
  const { unmount } = await renderChart()
  advance(100)

  unmount()

  expect(jest.getTimerCount()).toBe(0)
  expect(viewport.observers()).toBe(0)
  for (const type of ['message', 'securitypolicyviolation', 'online', 'offline']) {
    const own = (spy: typeof added) => spy.mock.calls.filter(([name]) => name === type).length
    expect(own(added)).toBe(1)
    expect(own(removed as unknown as typeof added)).toBe(1)
  }
})
