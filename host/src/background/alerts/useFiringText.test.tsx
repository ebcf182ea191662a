import type { AlertCondition, Firing } from '@aldergate/market/alerts'
import { renderWithApp } from '@aldergate/testing'
import { useFiringText } from './useFiringText'

function Text({ firing }: { firing: Firing }) {
  return useFiringText()(firing)
}

function firingOf(condition: AlertCondition, side: Firing['side'], value: number): Firing {
  return {
    rule: {
      id: '1',
      pair: 'ADA/GBP',
      condition,
      isEnabled: true,
      asksBrowser: false,
      createdAt: 0,
      snoozedUntil: null,
    },
    side,
    price: 0.4,
    value,
  }
}

const RSI = {
  kind: 'rsi',
  period: 14,
  timeframe: '1h',
  direction: 'above',
  level: 70,
  candle: 'closed',
} as const

it.each<[string, Firing]>([
  [
    'ADA/GBP rose above 0.39000. It is now at 0.40000.',
    firingOf({ kind: 'above', price: 0.39 }, 'over', 0.4),
  ],
  [
    'ADA/GBP fell below 0.41000. It is now at 0.40000.',
    firingOf({ kind: 'below', price: 0.41 }, 'under', 0.4),
  ],
  [
    'ADA/GBP has risen by 5.26% since the alert was set. It is now at 0.40000.',
    firingOf({ kind: 'percent', percent: 5, from: 0.38 }, 'over', 5.263),
  ],
  [
    'ADA/GBP has fallen by 5.26% since the alert was set. It is now at 0.40000.',
    firingOf({ kind: 'percent', percent: 5, from: 0.42 }, 'under', -5.263),
  ],
  [
    'ADA/GBP has risen by 0.004% since the alert was set. It is now at 0.40000.',
    firingOf({ kind: 'percent', percent: 0.004, from: 0.4 }, 'over', 0.00401),
  ],
  ['ADA/GBP RSI(14) on 1h candles rose above 70. It is now at 71.3.', firingOf(RSI, 'over', 71.26)],
  [
    'ADA/GBP RSI(14) on 1h candles fell below 30. It is now at 28.0.',
    firingOf({ ...RSI, direction: 'below', level: 30 }, 'under', 28),
  ],
])('says: %s', (text, firing) => {
  expect(renderWithApp(<Text firing={firing} />).container).toHaveTextContent(text)
})
