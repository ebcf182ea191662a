import { LANGUAGES } from '@aldergate/contract'
import { PANELS } from '../panels/panels.data'
import { isMeant } from './panelSearch'
import { PANEL_WORDS } from './panelWords.data'

const TICKET = { title: 'Trade Execution', words: 'ticket order buy sell' }

it.each(['', 'exec', 'TRADE', 'ticket', 'buy', 'Sell ', 'ord', 'buy trade'])(
  'finds the ticket by “%s”',
  (typed) => {
    expect(isMeant(typed, TICKET)).toBe(true)
  },
)

it.each(['icket', 'buy stocks', 'wallet'])('does not find the ticket by “%s”', (typed) => {
  expect(isMeant(typed, TICKET)).toBe(false)
})

const FRENCH = { title: 'Évaluation des risques', words: 'règles modèle perte' }

it.each(['evaluation', 'ÉVALUATION', 'regle', 'Modele', 'e\u0301valuation'])(
  'finds what is written with accents without them, and with them: “%s”',
  (typed) => {
    expect(isMeant(typed, FRENCH)).toBe(true)
  },
)

it('finds Chinese words as they are', () => {
  const ticket = { title: '交易执行', words: '下单 委托 买入' }
  expect(isMeant('执行 委托', ticket)).toBe(true)
  expect(isMeant('卖出', ticket)).toBe(false)
})

it.each(LANGUAGES)('has words for every panel in %s, and in small letters', (language) => {
  for (const { folder } of PANELS) {
    const words = PANEL_WORDS[folder][language]
    expect([folder, words]).toEqual([folder, words?.toLowerCase() ?? expect.any(String)])
  }
})
