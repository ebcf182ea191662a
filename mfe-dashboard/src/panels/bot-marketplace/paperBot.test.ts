/** @jest-environment jsdom */
import { BOTS } from './bots.data'
import { isOnPaper, paperBotOf, rulesOf } from './paperBot'

it.each(BOTS)('trades $name on paper by rules that enter and leave', (bot) => {
  const { entries, exits } = rulesOf(bot)
  expect(entries.long).toBeDefined()
  expect(exits.long).toBeDefined()
})

it('knows its own trial from another bot of its name', () => {
  const trial = { ...paperBotOf(BOTS[0]), id: 'a', since: 0, stoppedAt: null, releasedAt: null }
  expect(isOnPaper(trial, BOTS[0])).toBe(true)
  expect(isOnPaper(trial, BOTS[1])).toBe(false)
  expect(isOnPaper({ ...trial, rules: '' }, BOTS[0])).toBe(false)
})
