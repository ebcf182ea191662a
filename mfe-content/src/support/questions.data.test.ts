import { QUESTIONS } from './questions.data'

it('answers exactly three questions, each with a place to act', () => {
  expect(QUESTIONS).toHaveLength(3)
  for (const { id, question, answer, link } of QUESTIONS) {
    expect([id, question, answer, link.to].every((text) => text !== '')).toBe(true)
  }
})
