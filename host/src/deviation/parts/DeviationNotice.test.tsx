import { RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compose } from '../../composition/composition'
import { CompositionContext } from '../../composition/useComposition'
import { DEVIATION_KEY } from '../../registry/deviates'
import type { ReadableRegistry } from '../../registry/readRegistry'
import { fakeLoader } from '../../testing/fakeLoader'
import { REGISTRY } from '../../testing/registry.data'
import { DeviationNotice } from './DeviationNotice'

afterEach(() => sessionStorage.clear())

function show(change: Partial<ReadableRegistry>) {
  const composition = compose({ ...REGISTRY, ...change }, fakeLoader())
  const router = createMemoryRouter([{ path: '*', element: <DeviationNotice /> }], {
    initialEntries: ['/news?override=trading:http://localhost:3002'],
  })
  render(
    <CompositionContext value={composition}>
      <RouterProvider router={router} />
    </CompositionContext>,
  )
}

const TRIAL = {
  remote: 'trading',
  version: '0.2.0-localhost:3002',
  url: 'http://localhost:3002',
  isDown: false,
}

it('says what is overridden and that orders are off, and ends it with one press', async () => {
  sessionStorage.setItem(DEVIATION_KEY, 'override=trading:http://localhost:3002')
  show({ trials: [TRIAL] })
  expect(await screen.findByRole('note')).toHaveTextContent(
    '“trading” is overridden by http://localhost:3002, version 0.2.0-localhost:3002, which nobody has ' +
      'checked or made live. Orders and paper bots are off in this tab.',
  )
  const back = screen.getByRole('link', { name: 'Back to what is live' })
  expect(back).toHaveAttribute('href', '/news')

  back.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(back)
  expect(sessionStorage).toHaveLength(0)
})

it('says of one that cannot be shown that nothing stands in for it', async () => {
  show({ trials: [{ ...TRIAL, isDown: true }] })
  expect(await screen.findByRole('note')).toHaveTextContent(
    'which cannot be shown, and the live version does not stand in for it.',
  )
})

it('says of a preview until when it is one, and that it is over once that has come', async () => {
  const until = Date.UTC(2026, 10, 30, 10)
  jest.useFakeTimers({ now: until - 60_000 })
  show({ trials: [{ ...TRIAL, version: '0.2.0-0123456789ab', until }] })
  expect(await screen.findByRole('note')).toHaveTextContent(
    '“trading” is shown in version 0.2.0-0123456789ab, a preview until 30 Nov 2026, 10:00, and not live.',
  )
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByRole('note')).toHaveTextContent(
    'The preview of “trading” in version 0.2.0-0123456789ab ended on 30 Nov 2026, 10:00; this tab still shows it.',
  )
  cleanup()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it.each([
  ['preview-form', 'because its link is not whole.'],
  ['preview-signature', 'because its link was altered, or signed for another app.'],
  ['preview-over', 'Ask whoever sent the link for another one.'],
  ['preview-gone', 'because that version is no longer here, or was altered.'],
  ['preview-unread', 'could not be read just now. To try again, load the page anew.'],
  ['composition-form', 'because its name is not like “3f9c12abcdef” or “3f9c12abcdef.trading”.'],
  ['off', 'because this app allows none. This is what is live.'],
  ['form', 'because it is not like “trading:http://localhost:3002”.'],
  [
    'place',
    'only these places are allowed: http://localhost, http://127.0.0.1, https://mirror.example.com.',
  ],
] as const)(
  'says why an override, a preview or a composition is not shown: %s',
  async (refusal, told) => {
    const origins = ['https://mirror.example.com']
    show({ origins, refused: [{ text: 'trading:http://evil.example', refusal }] })
    const note = await screen.findByRole('note')

    expect(note).toHaveTextContent('“trading:http://evil.example” ')
    expect(note).toHaveTextContent(told)
  },
)

describe('of what is refused', () => {
  const LIVE = 'This is what is live.'
  const refused = [{ text: 'trading:0.2.0-0123456789ab', refusal: 'preview-form' }] as const
  const journey = { name: '0123456789ab', release: 3, otherHost: undefined }

  async function toldWith(change: Partial<ReadableRegistry>): Promise<string> {
    show({ refused, ...change })
    const notes = await screen.findAllByRole('note')
    return notes.map((note) => note.textContent).join(' ')
  }

  it('says that what is live is shown, also where another day is no longer kept', async () => {
    expect(await toldWith({})).toMatch(`because its link is not whole. ${LIVE}`)
    cleanup()
    expect(await toldWith({ journey: { name: '0123456789ab', lost: 'gone' } })).toMatch(LIVE)
  })

  it.each([
    ['a preview', { trials: [{ ...TRIAL, until: Date.UTC(2026, 10, 30, 10) }] }],
    ['an override', { trials: [TRIAL] }],
    ['an override that cannot be shown', { trials: [{ ...TRIAL, isDown: true }] }],
    ['the composition of another day', { journey }],
  ])('does not say so where %s is in its place', async (_what, change) => {
    const told = await toldWith(change)
    expect(told).toMatch('because its link is not whole.')
    expect(told).not.toMatch(LIVE)
  })
})
