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

it.each(LANGUAGES)('has words for every panel in %s, and in small letters', (language) => {
  for (const { folder } of PANELS) {
    const words = PANEL_WORDS[folder]?.[language]
    expect([folder, words]).toEqual([folder, words?.toLowerCase() ?? expect.any(String)])
  }
})
