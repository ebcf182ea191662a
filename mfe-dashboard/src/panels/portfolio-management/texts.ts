import { createTexts } from '@aldergate/ui'

/** What the portfolio panels say; the specification's texts stand here to the letter. */
export const EN = {
  instruments: 'Instruments',
  instrument: 'Instrument',
  value: 'Value',
  share: 'Share of panel',
  action: 'Action',
  total: 'Total',
  order: 'Order',
  highestFirst: 'Highest first',
  lowestFirst: 'Lowest first',
  byName: 'By name',
  buy: 'Buy',
  buyPair: 'Buy {pair}',
  sell: 'Sell',
  sellPair: 'Sell {pair}',
  buying: 'Buying {pair} at ${value}',
  selling: 'Selling {pair} at ${value}',
  samples: 'Sample values. Buy and Sell only show an alert.',
  orderHeld: 'Order held while you are in the list.',
  nothingBought: 'Buy {pair}: nothing was ordered yet.',
  nothingSold: 'Sell {pair}: nothing was ordered yet.',
  notInPounds: '{pair} is not priced in pounds, so the paper ticket cannot trade it.',
  openInTicket: 'Open in ticket',
} as const

export const useText = createTexts({ en: EN })
