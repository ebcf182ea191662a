import { createTexts } from '@aldergate/ui'

/** What the order ticket says; the specification's texts stand here to the letter. */
export const EN = {
  ticket: 'Order ticket',
  ticker: 'Ticker',
  amount: 'Amount',
  unitPrice: 'Unit price (£)',
  total: 'Total (£)',
  feeAndEnter:
    'Fee 0.1%: £{fee}. {side, select, buy {Enter places a buy order.} other {Enter places a sell order.}}',
  buy: 'Buy',
  sell: 'Sell',
  reset: 'Reset',

  invalidAmount: 'Please enter a valid amount.',
  orderAlert:
    '{side, select, buy {Buy} other {Sell}} order: {amount} {pair}. Total: £{total}. Simulated: no order is sent.',

  filled:
    'Filled on paper: {side, select, buy {bought} other {sold}} {quantity} {pair} at £{price} for £{value}, fee £{fee}.',
  repeated:
    'Already filled: the order was not placed a second time. To place it again, change the amount or wait until Undo is gone.',
  undo: 'Undo',
  undoSeconds: 'For 5 seconds.',
  undone:
    'Undone: the {side, select, buy {purchase} other {sale}} of {quantity} {pair} was taken back.',
  undoTooLate: 'Not undone: the 5 seconds are over. Place the opposite order instead.',
  undoSuperseded: 'Not undone: {pair} was traded again since. Undo that order first.',
  undoNoCash: 'Not undone: the money of the sale was spent since.',
  undoUnknown: 'Not undone: the order is no longer in your paper ledger.',

  notFilledCash:
    'Not filled: it needs £{needed} with the fee of £{fee}, and your cash is {cash}. Enter a smaller amount.',
  notFilledShort:
    'Not filled: your shorts would be worth {shorts}, more than your account of {equity}. Enter a smaller amount.',
  notFilledStale:
    'Not filled: the price was {seconds} s old, and a price older than 10 s is refused. Wait for the next price and place the order again.',
  notFilledNotQuoted:
    'Not filled: the market has moved on from that price. Place the order again at the price shown.',
  notFilledSmall: 'Not filled: it is worth less than a penny. Enter a larger amount.',
  notFilledPlaces: 'Not filled: the smallest part of a unit is 0.00000001. Shorten the amount.',
  notFilledLarge: 'Not filled: nobody can pay for so many units. Enter a smaller amount.',
  notFilledPair: 'Not filled: {pair} cannot be traded for pounds. Choose another ticker.',

  draft: 'Filled in for you: check it, then press {side, select, buy {Buy} other {Sell}}.',
  draftOpen: 'Filled in for you: enter an amount, then press Buy or Sell.',
  draftPrice: 'You came from a price of £{price}; orders are filled at the unit price shown.',
  draftRefused: '{pair} is not priced in pounds, so it cannot be traded here.',

  position: 'Position in {pair}',
  held: 'Held',
  owed: 'Owed',
  short: 'Short',
  averageCost: 'Average cost',
  value: 'Value',
  unrealised: 'Unrealised',
  cash: 'Cash',
  noPosition: 'You hold no {pair}.',
  chart: 'Chart of {pair}',
  noExternalChart: 'No external chart shows {pair}: this is the simulated market.',
  expand: 'Expand',
} as const

export const useText = createTexts({ en: EN })
