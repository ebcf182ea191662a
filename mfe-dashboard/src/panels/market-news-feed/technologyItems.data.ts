import type { WrittenItem } from './news'
import { TECHNOLOGY_DESK } from './sources.data'

export const TECHNOLOGY_ITEMS: readonly WrittenItem[] = [
  {
    id: 'bot-review-sample-strategy',
    title: 'Bot review: the sample strategy was fine, the clock of its server was not',
    source: TECHNOLOGY_DESK,
    category: 'technology',
    minutesAgo: 38,
    body: 'A sample bot bought one second after its signal in testing and eleven seconds after it in live simulation. Its machine’s clock had drifted, so every quote looked fresh. The bot now refuses prices older than a limit and says so in its log, which is how the fault came to light at last.',
  },
  {
    id: 'audit-finds-tomorrows-high',
    title: 'Audit finds tomorrow’s high in today’s sample signal',
    source: TECHNOLOGY_DESK,
    category: 'technology',
    minutesAgo: 247,
    body: 'The invented strategy earned forty per cent a year with hardly a losing month, and that was the clue. One line compared the day’s high with a threshold at the day’s opening. With the line put right the gain was two per cent a year, before costs. A result that is too good is the cheapest warning there is.',
  },
  {
    id: 'slip-test-repeating-total',
    title: 'Slip test: repeating the total stops nine errors in ten',
    source: TECHNOLOGY_DESK,
    category: 'technology',
    minutesAgo: 404,
    body: 'Practice traders were asked to enter orders in a hurry. Without a second step, one order in sixty had a zero too many. A step that repeated the total in pounds caught nearly all of them. A bare “Are you sure?” caught none: people agree to a question, and read a number.',
  },
  {
    id: 'latency-lesson-speed-mattered',
    title: 'Latency lesson: speed mattered to one of seven sample strategies',
    source: TECHNOLOGY_DESK,
    category: 'technology',
    minutesAgo: 764,
    body: 'The class gave seven strategies the same delay of half a second. One, which traded on differences between two venues, lost its whole profit. The other six, which held for hours or days, did not change by an amount that anyone could measure. Pay for speed only where a test says that speed is what you sell.',
  },
  {
    id: 'sample-key-leaks-screenshot',
    title: 'Sample key leaks in a screenshot; its narrow rights save the day',
    source: TECHNOLOGY_DESK,
    category: 'technology',
    minutesAgo: 1283,
    body: 'A participant posted a picture of an error message with a key in it. The key was allowed to read prices and nothing else, so the invented attacker read prices. Give every key the least that it needs, and a date on which it ends. The class revoked this one in four minutes, most of them spent looking for the page.',
  },
  {
    id: 'random-or-readers-mistake',
    title: 'Random or not? Readers mistake a coin-toss chart for a trend',
    source: TECHNOLOGY_DESK,
    category: 'technology',
    minutesAgo: 1926,
    body: 'Readers were shown twelve charts, six from a simulated share and six drawn by tossing a coin. They told them apart in forty-nine tries out of a hundred. Streaks of five are what coins do. A pattern needs a reason to be there before it deserves money.',
  },
]
