import { everywhere, type Words } from '../words'
import type { PriceSource } from './priceSource'

/** The name of each price source in the selection. */
export const SOURCE_WORDS: Readonly<Record<PriceSource, Words>> = {
  close: { en: 'Close', es: 'Cierre', zh: '收盘价', fr: 'Clôture' },
  open: { en: 'Open', es: 'Apertura', zh: '开盘价', fr: 'Ouverture' },
  high: { en: 'High', es: 'Máximo', zh: '最高价', fr: 'Plus haut' },
  low: { en: 'Low', es: 'Mínimo', zh: '最低价', fr: 'Plus bas' },
  hl2: everywhere('HL2'),
  hlc3: everywhere('HLC3'),
  ohlc4: everywhere('OHLC4'),
}
