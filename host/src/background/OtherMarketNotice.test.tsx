import { isSeedAskedAtom, keptOpeningAtom } from '@aldergate/market/state'
import { keepDataAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { OtherMarketNotice } from './OtherMarketNotice'

/** A page of a link with a seed, beside data that are kept and, at first, have no market yet. */
function openAt(path: string) {
  const store = createStore()
  store.set(isSeedAskedAtom, true)
  store.set(keepDataAtom, true)
  const reload = jest.fn()
  const ui = (
    <>
      <main id="main" tabIndex={-1} />
      <OtherMarketNotice reload={reload} />
    </>
  )
  const { user } = renderWithApp(ui, { store, path })
  const keepMarket = () => act(() => store.set(keptOpeningAtom, { seed: 42, time: 0 }))
  return { user, reload, keepMarket }
}

function notice() {
  return screen.queryByRole('region', { name: 'Market of a link' })
}

function wayBack() {
  return screen.getByRole('link', { name: 'Back to your market' })
}

it('says beside a kept market that this one is not the trader’s own, and leads back to theirs', async () => {
  const { user, keepMarket } = openAt('/trading-view?symbol=ETH%2FGBP&seed=5#orders')
  expect(notice()).not.toBeInTheDocument()

  keepMarket()
  expect(notice()).toHaveTextContent(
    'This tab shows the market of a link and not your own. Your paper bots and price alerts wait meanwhile, and no order can be placed.',
  )
  expect(wayBack()).toHaveAttribute('href', '/trading-view?symbol=ETH%2FGBP#orders')

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(notice()).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('leads back by a reload where the page has left the seed behind, as a fragment alone loads nothing', () => {
  const { reload, keepMarket } = openAt('/dashboard#overview')
  keepMarket()
  expect(wayBack()).toHaveAttribute('href', '/dashboard#overview')
  expect(fireEvent.click(wayBack())).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads nothing for a click that opens another tab', () => {
  const { reload, keepMarket } = openAt('/dashboard#overview')
  keepMarket()
  fireEvent.click(wayBack(), { ctrlKey: true })
  expect(reload).not.toHaveBeenCalled()
})

it('leaves the place to the bar of the settings page', () => {
  const { keepMarket } = openAt('/settings?seed=5')
  keepMarket()
  expect(notice()).not.toBeInTheDocument()
})
