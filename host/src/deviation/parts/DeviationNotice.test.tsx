import { createMemoryRouter, RouterProvider } from '@aldergate/platform'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compose } from '../../composition/composition'
import { CompositionContext } from '../../composition/CompositionContext'
import { DEVIATION_KEY } from '../../composition/deviates'
import type { ReadableRegistry } from '../../composition/readRegistry'
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

it.each([
  ['off', 'because this app allows none. This is what is live.'],
  ['form', 'because it is not like “trading:http://localhost:3002”.'],
  [
    'place',
    'only these places are allowed: http://localhost, http://127.0.0.1, https://mirror.example.com.',
  ],
] as const)('says why an override is refused: %s', async (refusal, told) => {
  const origins = ['https://mirror.example.com']
  show({ origins, refused: [{ text: 'trading:http://evil.example', refusal }] })
  const note = await screen.findByRole('note')

  expect(note).toHaveTextContent('The override “trading:http://evil.example” is refused')
  expect(note).toHaveTextContent(told)
})
