import { indicator } from './indicator'

const VOLUME_WORD = { en: 'Volume', es: 'Volumen', zh: '成交量', fr: 'Volume' }

export const VOLUME = indicator({
  words: {
    name: VOLUME_WORD,
    label: { en: 'Vol', es: 'Vol', zh: '量', fr: 'Vol' },
    short: VOLUME_WORD,
  },
  group: 'common',
  keyword: 'Volume',
  color: '#64748B',
  parameters: {},
  values: { min: 0 },
  usualLevel: 1_000,
  value: 'volume',
  draw: {
    place: 'foot',
    unit: 'volume',
    guides: [],
    lines: [{ line: 'volume', style: 'columnsByCandle' }],
  },
  readsVolume: true,
  warmUp: () => 0,
  compute: ({ volume }) => ({ volume }),
})
