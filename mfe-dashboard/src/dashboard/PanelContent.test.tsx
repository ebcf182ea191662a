import { renderWithApp } from '@aldergate/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { atom, createStore, useAtomValue } from 'jotai'
import type { Panel } from '../panels/panel'
import { PANELS } from '../panels/panels.data'
import { PanelContent } from './PanelContent'

const NEAR = { isNear: true, hasBeenNear: true }

const PANEL: Pick<Panel, 'id' | 'size'> = { id: 'tried', size: { grid: 100, phone: 100 } }

function Works() {
  return <p>It works.</p>
}

let complaints: jest.SpyInstance

beforeEach(() => {
  // React reports an error that a boundary catches.
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  jest.restoreAllMocks()
})

it('says that it loads, then shows the content', async () => {
  renderWithApp(
    <PanelContent nearness={NEAR} title="Overview" panel={{ ...PANEL, load: async () => Works }} />,
  )

  expect(screen.getByText('Loading Overview')).toBeInTheDocument()
  expect(await screen.findByText('It works.')).toBeInTheDocument()
})

it('shows what is so when it comes back from rest, also where that is what was so at first', async () => {
  const store = createStore()
  const heldAtom = atom('nothing')
  function Held() {
    return <p>You hold {useAtomValue(heldAtom)}.</p>
  }
  const panel = { ...PANEL, load: async () => Held }
  const content = (isNear: boolean) => (
    <PanelContent nearness={{ ...NEAR, isNear }} title="Overview" panel={panel} />
  )
  const { rerender } = renderWithApp(content(true), { store })
  expect(await screen.findByText('You hold nothing.')).toBeVisible()
  act(() => store.set(heldAtom, '10 ADA'))
  expect(await screen.findByText('You hold 10 ADA.')).toBeVisible()

  rerender(content(false))
  act(() => store.set(heldAtom, 'nothing'))
  rerender(content(true))
  expect(screen.getByText('You hold nothing.')).toBeVisible()

  act(() => store.set(heldAtom, '3 ADA'))
  expect(screen.getByText('You hold 3 ADA.')).toBeVisible()
})

it('contains a crash, leaves the other panels alone, and works again after Retry', async () => {
  let isBroken = true
  function Breaks() {
    if (isBroken) throw new Error('broken')
    return <p>It is mended.</p>
  }
  const breaking = { ...PANEL, load: async () => Breaks }
  const working = { ...PANEL, load: async () => Works }

  const { user } = renderWithApp(
    <>
      <PanelContent nearness={NEAR} title="Overview" panel={breaking} />
      <PanelContent nearness={NEAR} title="Overview" panel={working} />
    </>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Overview is unavailable right now.')
  expect(await screen.findByText('It works.')).toBeInTheDocument()

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('It is mended.')).toBeInTheDocument()
})

it.each([
  ['crashes in its own script', 'dashboard/0.1.0-abc/panel.js', 'dashboard 0.1.0-abc'],
  ['crashes in the script of another remote', 'strategy/0.2.0-def/part.js', 'strategy 0.2.0-def'],
  ['crashes where nobody published is in the stack', 'app.js', 'dashboard'],
])('of a panel that %s, card and console name the same source', async (_how, file, source) => {
  const error = new Error('a bug')
  error.stack = `Error: a bug\n    at http://127.0.0.1/${file}:1:2`
  function Breaks(): never {
    throw error
  }
  renderWithApp(
    <PanelContent
      nearness={NEAR}
      title="Overview"
      panel={{ ...PANEL, load: async () => Breaks }}
    />,
  )

  const card = await screen.findByRole('alert')
  expect(within(card).getByText(source)).toBeInTheDocument()
  expect(complaints).toHaveBeenCalledWith(`${source} failed in the panel tried`, error)
})

it('of a panel whose file does not come, names the owner of the file', async () => {
  const request = '/host/0.3.0-aaa/createPriceChart.js'
  const error = Object.assign(new Error('not there'), { request })
  const load = () => Promise.reject(error)
  renderWithApp(<PanelContent nearness={NEAR} title="Overview" panel={{ ...PANEL, load }} />)

  expect(await screen.findByText('host 0.3.0-aaa')).toBeInTheDocument()
  expect(complaints).toHaveBeenCalledWith('host 0.3.0-aaa failed in the panel tried', error)
})

it('asks for the code again when it could not be loaded', async () => {
  const load = jest
    .fn<Promise<typeof Works>, []>()
    .mockRejectedValueOnce(new Error('network'))
    .mockResolvedValue(Works)
  const { user } = renderWithApp(
    <PanelContent nearness={NEAR} title="Overview" panel={{ ...PANEL, load }} />,
  )

  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('It works.')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

it('asks by itself once the line is back', async () => {
  const load = jest
    .fn<Promise<typeof Works>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Works)
  const listens = jest.spyOn(window, 'addEventListener')
  renderWithApp(<PanelContent nearness={NEAR} title="Overview" panel={{ ...PANEL, load }} />)
  await screen.findByRole('alert')
  await waitFor(() => expect(listens).toHaveBeenCalledWith('online', expect.anything()))

  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('It works.')).toBeInTheDocument()
})

it('asks again when it is looked at again, from rest or from another page', async () => {
  const load = jest
    .fn<Promise<typeof Works>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Works)
  const panel = { ...PANEL, load }
  const content = (isNear: boolean) => (
    <PanelContent nearness={{ ...NEAR, isNear }} title="Overview" panel={panel} />
  )
  const { store, rerender, unmount } = renderWithApp(content(true))
  await screen.findByRole('alert')
  rerender(content(false))
  rerender(content(true))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await screen.findByRole('alert')

  unmount()
  renderWithApp(content(true), { store })
  expect(await screen.findByText('It works.')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(3)
})

it.each(PANELS.map((panel) => [panel.id, panel] as const))(
  'leaves all other panels when %s crashes',
  async (crashed) => {
    function Crashes(): never {
      throw new Error('broken')
    }
    const panels = PANELS.map((panel) => (
      <PanelContent
        key={panel.id}
        nearness={NEAR}
        title={panel.id}
        panel={{ ...panel, load: async () => (panel.id === crashed ? Crashes : Works) }}
      />
    ))
    // Within `act`, React shows loaded content at once, instead of up to 300 ms after the fallback.
    await act(async () => void renderWithApp(<>{panels}</>))

    expect(screen.getByRole('alert')).toHaveTextContent(`${crashed} is unavailable`)
    expect(screen.getAllByText('It works.')).toHaveLength(PANELS.length - 1)
  },
)
