/** @jest-environment jsdom */

import { followBuilds } from './followBuilds'

let tell: (news: object) => Promise<void>
const refresh = jest.fn(() => Promise.resolve())
const reload = jest.fn()

beforeEach(() => {
  refresh.mockClear()
  reload.mockClear()
  function FakeEventSource(this: object, url: string) {
    expect(url).toBe('/__live')
    return {
      addEventListener: (_type: string, listen: (event: { data: string }) => void) => {
        tell = async (news) => {
          listen({ data: JSON.stringify({ release: 5, hashes: {}, problems: [], ...news }) })
          await new Promise((resolve) => setTimeout(resolve))
        }
      },
    }
  }
  Reflect.set(globalThis, 'EventSource', FakeEventSource)
  followBuilds({ registry: { release: 5 }, refresh, reload })
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource')
  delete window.aldergateBuilds
  document.body.replaceChildren()
})

function join(isUpdated: boolean) {
  const update = jest.fn(() => Promise.resolve(isUpdated))
  window.aldergateBuilds = { trading: { update } }
  return update
}

it('brings the builds of this page to their newest state, and the page stays', async () => {
  const update = join(true)
  await tell({ hashes: { trading: 'a2', strategy: 'c1' } })

  expect(update).toHaveBeenCalledWith('a2')
  expect(refresh).toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('loads the page anew where an update cannot be taken', async () => {
  join(false)
  await tell({ hashes: { trading: 'a2' } })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('loads the page anew when there are other pages than it knows', async () => {
  const update = join(true)
  await tell({ release: 6, hashes: { trading: 'a2' } })

  expect(reload).toHaveBeenCalledTimes(1)
  expect(update).not.toHaveBeenCalled()
})

it('shows what is wrong with the sources until it is mended', async () => {
  await tell({ problems: ['trading cannot be built.', 'host cannot be built.'] })
  await tell({ problems: ['trading cannot be built.'] })
  const alert = document.querySelector('[role=alert]')
  expect(alert).toHaveTextContent('trading cannot be built.')
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)

  await tell({ problems: [] })
  expect(document.querySelector('[role=alert]')).not.toBeInTheDocument()
})
