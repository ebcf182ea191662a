import { deployBotAtom } from '@aldergate/ledger/bots'
import { createStore } from 'jotai'
import { eraseDataAtom, exportDataAtom, importDataAtom, startKeeping } from '@aldergate/keeping'
import { keepDataAtom, keepingAtom, type Layout, layoutAtom } from '@aldergate/platform'
import { placeOrderAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { renderWithApp } from '@aldergate/testing'
import { styleOf } from '@aldergate/testing/styleOf'
import { act, screen } from '@testing-library/react'
import { KeepOffer } from './KeepOffer'

type Store = ReturnType<typeof createStore>

const LAYOUT: Layout = { order: ['b'], hidden: ['a'], wide: [], collapsed: [] }

function offer() {
  return screen.queryByRole('region', { name: 'Keep your data' })
}

function arrange(store: Store, layout: Layout | null = LAYOUT) {
  act(() => store.set(layoutAtom, layout))
}

function trade(store: Store) {
  act(() => {
    store.set(placeOrderAtom, {
      orderId: 'a',
      pair: 'BTC/GBP',
      side: 'buy',
      quantity: '0.1',
      price: store.get(quoteAtom('BTC/GBP')).price,
      pricedAt: store.get(marketSteppedAtAtom),
    })
  })
}

it.each([
  ['change of the layout', arrange],
  ['trade', trade],
])('stands after the first %s, and not before', (_what, change) => {
  const { store } = renderWithApp(<KeepOffer />)
  expect(offer()).not.toBeInTheDocument()

  change(store)
  expect(offer()).toBeVisible()
})

it('names the bots that would end with the page', () => {
  const { store } = renderWithApp(<KeepOffer />)
  act(() => {
    store.set(deployBotAtom, {
      name: 'Night shift',
      pair: 'BTC/GBP',
      rules: '',
      amount: 100,
      stopPercent: null,
      targetPercent: null,
      maxTradesPerDay: null,
    })
  })
  expect(screen.getByRole('status')).toHaveTextContent(/running bots .* the bots stop with it/)
})

it('stands too after a change that was made before it came', () => {
  const store = createStore()
  arrange(store)
  renderWithApp(<KeepOffer />, { store })

  expect(offer()).toBeVisible()
})

it('keeps the data when the trader wants it', async () => {
  const { store, user } = renderWithApp(<KeepOffer />)
  const stop = startKeeping(store, () => localStorage, { onProblem: () => {} })
  arrange(store)
  await user.click(screen.getByRole('button', { name: 'Keep' }))

  expect(store.get(keepingAtom)).toBe('on')
  expect(offer()).not.toBeInTheDocument()
  act(() => store.set(keepDataAtom, false))
  stop()
})

it('takes "Not now" for an answer', async () => {
  const { store, user } = renderWithApp(<KeepOffer />)
  arrange(store)
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  arrange(store, null)
  trade(store)

  expect(store.get(keepingAtom)).toBe('off')
  expect(offer()).not.toBeInTheDocument()
})

it.each(['Keep', 'Not now'])('leaves the focus with the page after "%s"', async (answer) => {
  const { store, user } = renderWithApp(
    <>
      <main id="main" tabIndex={-1} />
      <KeepOffer />
    </>,
  )
  arrange(store)
  act(() => screen.getByRole('button', { name: answer }).focus())
  await user.keyboard('{Enter}')

  expect(offer()).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('offers nothing to who keeps already', () => {
  const { store } = renderWithApp(<KeepOffer />)
  act(() => store.set(keepDataAtom, true))
  arrange(store)

  expect(offer()).not.toBeInTheDocument()
})

it('offers nothing for what came from a file or was erased', () => {
  const source = createStore()
  source.set(layoutAtom, LAYOUT)
  const { store } = renderWithApp(<KeepOffer />)
  act(() => void store.set(importDataAtom, source.set(exportDataAtom)))
  act(() => store.set(eraseDataAtom))
  expect(offer()).not.toBeInTheDocument()

  arrange(store)
  expect(offer()).toBeVisible()
})

it('leaves the word to the switch on the settings page', () => {
  const { store } = renderWithApp(<KeepOffer />, { path: '/settings' })
  arrange(store)

  expect(offer()).not.toBeInTheDocument()
})

it('has a line of its own at the end of the page, and keeps what has the focus clear of it', async () => {
  const { store, user } = renderWithApp(<KeepOffer />)
  const page = document.documentElement
  const highWindow = '(min-height: 481px)'
  expect(styleOf(page, highWindow)).not.toMatch('scroll-padding-bottom')

  arrange(store)
  expect(styleOf(offer())).not.toMatch('position')
  expect(styleOf(offer(), highWindow)).toMatch('position: sticky')
  expect(styleOf(page, highWindow)).toMatch('scroll-padding-bottom')

  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(styleOf(page, highWindow)).not.toMatch('scroll-padding-bottom')
})
