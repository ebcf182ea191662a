import { cancelOrderAtom, restOrderAtom } from '@aldergate/ledger/orders'
import {
  draftOrderAtom,
  draftOrderInTicketAtom,
  fillsAtom,
  newOrderId,
} from '@aldergate/ledger/state'
import { ALL_PAIRS } from '@aldergate/market'
import { feedPausedAtom } from '@aldergate/market/state'
import { notificationsAtom } from '@aldergate/platform'
import { advance, english, fakeCanvas, pickInstrument, renderWithApp } from '@aldergate/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Store } from 'jotai'
import { TradeExecutionPanel } from './TradeExecutionPanel'

const EN = english(__dirname)

let alert: jest.SpyInstance<void, [message?: string]>

async function renderTicket(options?: Parameters<typeof renderWithApp>[1]) {
  const view = renderWithApp(<TradeExecutionPanel />, options)
  await chartsCome()
  return view
}

/** Our own chart is loaded as a chunk of its own. */
async function chartsCome() {
  await act(() => jest.advanceTimersByTimeAsync(0))
}

function ticker() {
  return screen.getByRole('combobox', { name: 'Ticker' })
}

async function pick(user: UserEvent, symbol: string) {
  await pickInstrument(user, 'Ticker', symbol)
  await chartsCome()
}

function amountField() {
  return screen.getByRole('spinbutton', { name: 'Amount' })
}

function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

/** A click without a user's delay: for events that happen at the same moment. */
function press(name: string) {
  fireEvent.click(button(name))
}

/** The live regions on a draft and on the last order. */
function announced() {
  const [ofDraft, ofOrder] = within(screen.getByRole('form')).getAllByRole('status')
  return { ofDraft: ofDraft!, ofOrder: ofOrder! }
}

function message() {
  return announced().ofOrder
}

async function draft(store: Store, order: Parameters<typeof send>[1]) {
  act(() => send(store, order))
  await chartsCome()
}

function send(store: Store, order: { pair: 'ETH/GBP' | 'XAU/GBP' | 'GBP/USD'; side?: 'sell' }) {
  store.set(draftOrderInTicketAtom, { ...order, amount: '2', from: 'test' })
}

beforeEach(() => {
  fakeCanvas()
  jest.useFakeTimers()
  alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('offers the ten tickers before all others, a read-only unit price and a read-only total', async () => {
  const { user } = await renderTicket()
  expect(ticker()).toHaveValue('BTC/GBP')
  await user.click(ticker())

  const options = await screen.findAllByRole('option')
  expect(options.slice(0, 10).map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'BTC/GBP',
    'ETH/GBP',
    'ADA/GBP',
    'XRP/GBP',
    'SOL/GBP',
    'DOT/GBP',
    'BNB/GBP',
    'LTC/GBP',
    'DOGE/GBP',
    'SHIB/GBP',
  ])
  expect(options).toHaveLength(ALL_PAIRS.length)
  expect(field('Unit price (£)')).toHaveValue('45,000.00')
  expect(field('Unit price (£)')).toHaveAttribute('readonly')
  expect(field('Total (£)')).toHaveValue('0.00')
  expect(field('Total (£)')).toHaveAttribute('readonly')
})

it('totals amount times unit price, for the ticker that is chosen', async () => {
  const { user } = await renderTicket()
  await pick(user, 'SHIB/GBP')
  await user.type(amountField(), '1000000')

  expect(field('Unit price (£)').value).toMatch(/^0\.00000[67]\d*$/)
  expect(Number(field('Total (£)').value)).toBeCloseTo(
    Number(field('Unit price (£)').value) * 1_000_000,
    2,
  )
})

it.each(['', '0', '-1'])('asks for a valid amount and places nothing for %j', async (amount) => {
  const { user, store } = await renderTicket()
  if (amount) await user.type(amountField(), amount)
  await user.click(button('Buy'))

  expect(screen.getByRole('alert')).toHaveTextContent(EN('invalidAmount'))
  expect(amountField()).toHaveAccessibleDescription(EN('invalidAmount'))
  expect(amountField()).toHaveFocus()
  expect(alert).not.toHaveBeenCalled()
  expect(store.get(fillsAtom)).toEqual([])

  await user.type(amountField(), '1')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('alerts first, then fills on paper at the price shown, and leaves telling of the fill to the frame', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.5')
  const total = field('Total (£)').value
  const price = Number(field('Unit price (£)').value.replaceAll(',', ''))
  alert.mockImplementation(() => {
    expect(store.get(fillsAtom)).toEqual([])
  })
  press('Buy')

  const text = `Buy order: 0.5 BTC/GBP. Total: £${total}. Simulated: no order is sent.`
  expect(alert).toHaveBeenCalledTimes(1)
  expect(alert).toHaveBeenCalledWith(text)
  expect(store.get(fillsAtom)).toMatchObject([{ side: 'buy', pair: 'BTC/GBP', quantity: '0.5' }])
  expect(Number(store.get(fillsAtom)[0]?.price)).toBe(price)
  expect(message()).toHaveTextContent(/^Filled on paper: bought 0.5 BTC\/GBP at £45,/)
  expect(store.get(notificationsAtom)).toMatchObject([{ kind: 'alert', text }])
})

it('alerts the amount with the decimal sign that the settings ask for', async () => {
  const { user } = await renderTicket({ settings: { numberFormat: '1.234,56' } })
  await user.type(amountField(), '0.5')
  press('Buy')

  expect(alert).toHaveBeenCalledWith(expect.stringMatching(/^Buy order: 0,5 BTC\/GBP\. Total: £/))
})

it('fills at the price of the click, however long the alert stands', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.5')
  alert.mockImplementation(() => {
    jest.setSystemTime(Date.now() + 60_000)
  })
  press('Sell')

  expect(store.get(fillsAtom)).toMatchObject([{ side: 'sell' }])
  await user.click(button('Undo'))
  expect(store.get(fillsAtom)).toMatchObject([{ isReversed: true }])
})

it('never places an order twice, by Enter or by two clicks', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.1{Enter}{Enter}')
  press('Buy')

  expect(alert).toHaveBeenCalledTimes(1)
  expect(store.get(fillsAtom)).toHaveLength(1)
  expect(message()).toHaveTextContent(EN('repeated'))
  expect(button('Undo')).toBeVisible()

  advance(5_000)
  press('Buy')
  expect(store.get(fillsAtom)).toHaveLength(2)
})

it('takes the order back within five seconds, and not later', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.1')
  press('Buy')
  advance(4_900)
  button('Undo').focus()
  press('Undo')

  expect(store.get(fillsAtom)).toMatchObject([{ isReversed: true }])
  expect(message()).toHaveTextContent('Undone: the purchase of 0.1 BTC/GBP was taken back.')
  expect(store.get(notificationsAtom).map(({ kind }) => kind)).toEqual(['alert'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()

  press('Buy')
  button('Undo').focus()
  advance(5_001)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(amountField()).toHaveFocus()
  expect(store.get(fillsAtom)[0]).toMatchObject({ isReversed: false })
})

it('says which order Undo takes back, also beside another that was not filled', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.1')
  press('Buy')
  expect(button('Undo').closest('div')).toHaveTextContent(/^Filled on paper: bought 0.1 BTC/)

  await user.clear(amountField())
  await user.type(amountField(), '20')
  press('Buy')
  expect(message()).toHaveTextContent(/^Not filled: it needs/)
  expect(message().closest('div')).not.toContainElement(button('Undo'))
  expect(button('Undo').closest('div')).toHaveTextContent(/^Filled on paper: bought 0.1 BTC/)

  press('Undo')
  expect(store.get(fillsAtom)).toMatchObject([{ isReversed: true }])
  expect(message()).toHaveTextContent('Undone: the purchase of 0.1 BTC/GBP was taken back.')
})

/** Lets an order wait, as from another page, that relies on what was just bought. */
function restSale(store: Store) {
  const orderId = newOrderId()
  const sale = { orderId, pair: 'BTC/GBP', side: 'sell', quantity: '0.5', limit: '90000' } as const
  act(() => {
    store.set(restOrderAtom, sale)
  })
  return orderId
}

it('keeps Undo and its focus where it is refused, so that it works once what it advises is done', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.1')
  press('Buy')
  advance(1_000)
  const orderId = restSale(store)
  button('Undo').focus()
  press('Undo')
  expect(message()).toHaveTextContent(EN('undoReserved'))
  expect(store.get(fillsAtom)).toMatchObject([{ isReversed: false }])
  expect(button('Undo')).toHaveFocus()

  act(() => {
    store.set(cancelOrderAtom, orderId)
  })
  press('Undo')
  expect(store.get(fillsAtom)).toMatchObject([{ isReversed: true }])
  expect(message()).toHaveTextContent('Undone: the purchase of 0.1 BTC/GBP was taken back.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(amountField()).toHaveFocus()
})

it('loses no focus where a refused Undo moves to the words that refuse it', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.1')
  press('Buy')
  await user.clear(amountField())
  await user.type(amountField(), '20')
  press('Buy')
  advance(1_000)
  restSale(store)
  button('Undo').focus()
  press('Undo')

  expect(message().closest('div')).toContainElement(button('Undo'))
  expect(amountField()).toHaveFocus()
})

it('alerts as specified and then says that a purchase beyond the cash was not filled', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '2')
  press('Buy')

  expect(alert).toHaveBeenCalledTimes(1)
  expect(store.get(fillsAtom)).toEqual([])
  expect(message()).toHaveTextContent(/^Not filled: it needs £90,\d.+your cash is £50,000.00\./)
  expect(store.get(notificationsAtom)[0]).toMatchObject({ kind: 'error', type: 'warning' })
})

it('refuses a price that is older than ten seconds', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.1')
  // A page that rested returns with old prices.
  jest.setSystemTime(Date.now() + 12_000)
  press('Buy')

  expect(store.get(fillsAtom)).toEqual([])
  expect(message()).toHaveTextContent(/^Not filled: the price was 1[2-4] s old/)
})

it('says in the ticket and in the notification that a paused feed has to be resumed for an order to be filled', async () => {
  const { user, store } = await renderTicket()
  await user.type(amountField(), '0.1')
  act(() => store.set(feedPausedAtom, true))
  advance(12_000)
  press('Buy')

  const advice = 'The feed is paused: resume it, then place the order again at the next price.'
  expect(message()).toHaveTextContent(advice)
  expect(store.get(notificationsAtom)[0]).toMatchObject({ text: expect.stringContaining(advice) })

  act(() => store.set(feedPausedAtom, false))
  expect(message()).not.toHaveTextContent(advice)
  advance(3_000)
  press('Buy')
  expect(store.get(fillsAtom)).toHaveLength(1)
})

it('shows the position of the pair, and labels a short', async () => {
  const { user } = await renderTicket()
  const strip = () => screen.getByRole('group', { name: /^Position in / })
  expect(strip()).toHaveTextContent('Held 0.42')
  expect(strip()).toHaveTextContent('Cash£50,000.00')

  await user.type(amountField(), '0.5')
  press('Sell')
  expect(strip()).toHaveTextContent('Owed Short−0.08')

  await user.click(button('Close position'))
  expect(amountField()).toHaveValue(0.08)
  expect(screen.getByText(/^Filled in for you: check it, then press Buy\./)).toBeVisible()

  await pick(user, 'DOT/GBP')
  expect(strip()).toHaveTextContent('You hold no DOT/GBP.')
})

it('says while the amount is typed how much of a sale would be a short', async () => {
  const { user } = await renderTicket()
  await user.type(amountField(), '0.42')
  expect(screen.queryByText(/would sell/)).toBeNull()

  await user.type(amountField(), '5')
  expect(screen.getByText(/A sell order would sell 0\.005 BTC\/GBP short\./)).toBeVisible()
  await user.clear(amountField())
  expect(screen.queryByText(/would sell/)).toBeNull()
})

it('clears the ticket with Reset, and what can be undone stays so', async () => {
  const { user } = await renderTicket()
  await pick(user, 'ETH/GBP')
  await user.type(amountField(), '1')
  press('Buy')
  press('Reset')
  await chartsCome()

  expect(ticker()).toHaveValue('BTC/GBP')
  expect(amountField()).toHaveValue(null)
  expect(field('Total (£)')).toHaveValue('0.00')
  expect(button('Undo').closest('div')).toHaveTextContent(/^Filled on paper: bought 1 ETH/)
})

it('takes over a draft order, focuses the amount, and Enter places its side', async () => {
  const { user, store } = await renderTicket()
  await draft(store, { pair: 'ETH/GBP', side: 'sell' })

  expect(ticker()).toHaveValue('ETH/GBP')
  expect(amountField()).toHaveValue(2)
  expect(amountField()).toHaveFocus()
  expect(store.get(draftOrderAtom)).toBeNull()
  expect(store.get(fillsAtom)).toEqual([])
  expect(screen.getByText(/^Filled in for you: check it, then press Sell\./)).toBeVisible()

  await user.keyboard('{Enter}')
  expect(store.get(fillsAtom)).toMatchObject([{ side: 'sell', pair: 'ETH/GBP', quantity: '2' }])
  expect(screen.queryByText(/^Filled in for you/)).not.toBeInTheDocument()
})

it('announces a draft where screen readers listen already', async () => {
  const { store } = await renderTicket()
  const { ofDraft } = announced()
  expect(ofDraft).toBeEmptyDOMElement()

  await draft(store, { pair: 'ETH/GBP', side: 'sell' })
  expect(ofDraft).toHaveTextContent(/^Filled in for you/)
})

it('trades any other instrument too, with our own chart', async () => {
  const { user, store } = await renderTicket()
  await draft(store, { pair: 'XAU/GBP' })
  expect(ticker()).toHaveValue('XAU/GBP')
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByText(/^No external chart shows XAU\/GBP/)).toBeVisible()

  await pick(user, 'gilt, 2')
  await user.clear(amountField())
  await user.type(amountField(), '3')
  press('Buy')
  expect(store.get(fillsAtom)).toMatchObject([{ pair: 'GILT2Y/GBP', side: 'buy', quantity: '3' }])
})

it('says in the list and in the ticket that dollars are traded, and trades them for pounds', async () => {
  const { user, store } = await renderTicket()
  const sentence = /You trade US dollars: 1 USD = £0\.78740\./
  await user.click(ticker())
  expect(await screen.findByRole('option', { name: /^GBP\/USD/ })).toHaveTextContent(sentence)
  await user.keyboard('gbp/usd{Enter}')
  await chartsCome()
  expect(ticker()).toHaveValue('USD/GBP')
  expect(ticker()).toHaveAccessibleDescription(sentence)
  expect(field('Unit price (£)')).toHaveValue('0.78740')

  await user.type(amountField(), '1000')
  press('Buy')
  const text = alert.mock.calls[0]?.[0]
  expect(text).toMatch(/^Buy order: 1000 USD\/GBP\. Total: £787\.\d\d\./)
  expect(store.get(fillsAtom)).toMatchObject([{ pair: 'USD/GBP', quantity: '1000' }])
  expect(screen.getByRole('group', { name: 'Position in USD/GBP' })).toHaveTextContent('Held 1,000')
})

it('says of a draft on GBP/USD which side of the dollar it is', async () => {
  const { store } = await renderTicket()
  await draft(store, { pair: 'GBP/USD', side: 'sell' })

  expect(ticker()).toHaveValue('USD/GBP')
  expect(screen.getByText(/then press Buy\. To sell GBP\/USD is to buy USD\/GBP\./)).toBeVisible()
})

it('gives the external chart the room that there is while the panel fills the screen', async () => {
  const { container } = await renderTicket()
  function fillScreen(element: Element | null) {
    Object.assign(document, { fullscreenElement: element })
    fireEvent(document, new Event('fullscreenchange'))
  }

  fillScreen(container)
  expect(document.querySelector('iframe')).toHaveStyle({ height: '100%' })

  fillScreen(null)
  expect(document.querySelector('iframe')).toHaveStyle({ height: '300px' })
  Reflect.deleteProperty(document, 'fullscreenElement')
})

it('embeds the external chart 300 px high, and enlarges it to 600 with Close and three types', async () => {
  const { user } = await renderTicket()
  expect(document.querySelector('iframe')).toHaveStyle({ height: '300px' })

  await user.click(button('Expand'))
  const modal = within(screen.getByRole('dialog', { name: 'BTC/GBP chart' }))
  expect(screen.getByRole('dialog').querySelector('iframe')).toHaveStyle({ height: '600px' })
  const types = modal.getByRole('combobox', { name: 'Chart type' })
  expect([...types.children].map(({ textContent }) => textContent)).toEqual([
    'Standard',
    'Candlestick',
    'Advanced',
  ])

  await user.click(modal.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button('Expand')).toHaveFocus()
})

it('keeps what was typed when it is hidden, and leaves no timer behind', async () => {
  const { user, store, unmount } = await renderTicket()
  await user.type(amountField(), '0.1')
  press('Buy')
  unmount()
  expect(jest.getTimerCount()).toBe(0)

  await renderTicket({ store })
  expect(amountField()).toHaveValue(0.1)
  expect(button('Undo')).toBeVisible()
})
