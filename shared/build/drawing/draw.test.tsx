/** @jest-environment node */

import { type ReactNode, Suspense, use, useId } from 'react'
import styled from 'styled-components'
import { draw } from './draw.ts'
import { NO_TIME } from './timeless.ts'

function drawn(page: ReactNode) {
  return draw(
    { routes: [{ path: '/news', element: page }], path: '/news', prefix: 'trading-' },
    { isOn: false },
  )
}

const NO_CLOCK = Object.assign(new Error('The time'), { name: NO_TIME })

/** Asks for the time, as the world of a drawing answers it. */
function Clock(): ReactNode {
  throw NO_CLOCK
}

const Title = styled.h1`
  color: red;
`

afterEach(() => jest.useRealTimers())

it('draws a page with its styles, the same bytes on two days', async () => {
  const today = await drawn(<Title>News</Title>)
  jest.useFakeTimers({ now: Date.parse('2031-01-01'), doNotFake: ['setImmediate', 'nextTick'] })
  const later = await drawn(<Title>News</Title>)

  expect(today.markup).toMatch(/^<h1 class="[^"]+">News<\/h1>$/)
  expect(today.styles).toContain('color:red')
  expect(later).toEqual(today)
})

it('shows what stands in for a part that asks for the time, and says why', async () => {
  const { markup, errors } = await drawn(
    <main>
      <h1>News</h1>
      <Suspense fallback={<i />}>
        <Clock />
      </Suspense>
    </main>,
  )

  expect(markup).toContain('<h1>News</h1>')
  expect(markup).toContain('<i></i>')
  expect(errors).toEqual([NO_CLOCK])
})

it('fails by its name where nothing stands in for it', async () => {
  await expect(
    drawn(
      <main>
        <Clock />
      </main>,
    ),
  ).rejects.toBe(NO_CLOCK)
})

it('fails where it waits without end, and nothing stands in for it', async () => {
  const never = new Promise<never>(() => undefined)
  const Page = () => use(never)

  const routes = [{ path: '/news', element: <Page /> }]
  await expect(
    draw({ routes, path: '/news', prefix: 'x-', limitMs: 50 }, { isOn: false }),
  ).rejects.toThrow('it waits outside of a Suspense boundary for what has not come within 0.05 s')
})

it('names elements after their remote, so that those of two are never the same', async () => {
  function Named() {
    return <main id={useId()} />
  }
  expect((await drawn(<Named />)).markup).toMatch(/^<main id="_trading-/)
})

it('leaves pictures to the page itself, and asks for none before', async () => {
  const { markup } = await drawn(
    <main>
      <img src="/chart.svg" srcSet="/chart.svg 1x, /chart-2.svg 2x" alt="A chart" />
    </main>,
  )

  expect(markup).toMatch(/^<main><img src="\/chart\.svg"[^>]*><\/main>$/)
})

it('leaves no part of a long page to a script', async () => {
  const { markup } = await drawn(
    <Suspense>
      <p>{'Long. '.repeat(10_000)}</p>
    </Suspense>,
  )

  expect(markup).toContain('Long. ')
  expect(markup).not.toContain('<script')
})

it('is told to be drawing only while it does', async () => {
  const world = { isOn: false }
  const seen: boolean[] = []
  function Page() {
    seen.push(world.isOn)
    return null
  }
  await draw({ routes: [{ path: '/', element: <Page /> }], path: '/', prefix: '' }, world)

  expect(seen).toEqual([true])
  expect(world.isOn).toBe(false)
})
