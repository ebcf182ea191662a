import { QUESTIONS } from './questions.data'

it('asks exactly eight questions, each under an address of its own', () => {
  expect(QUESTIONS).toHaveLength(8)
  expect(new Set(QUESTIONS.map(({ slug }) => slug)).size).toBe(8)
})

it('has for each an id, a question and an answer in words', () => {
  for (const { slug, question, answer } of QUESTIONS) {
    expect(slug).toMatch(/^[a-z-]+$/)
    expect(question).toMatch(/\?$/)
    expect(answer.join(' ')).toMatch(/\w.*\.$/)
  }
})

it('says that nothing of the trader is stored unless they ask for it, and none of it sent', () => {
  const answer = QUESTIONS.find(({ slug }) => slug === 'stored-data')?.answer.join(' ')

  expect(answer).toMatch(/^Nothing of yours, unless you ask for it\./)
  expect(answer).toContain('sets no cookies')
  expect(answer).toMatch(/none of your data are ever sent\.$/)
  expect(answer).toContain('“Keep my data on this device”')
})

it('states the fee and the time of a deposit as the specification does', () => {
  const answers = QUESTIONS.flatMap(({ answer }) => answer).join(' ')

  expect(answers).toContain('0.1% maker/taker for basic accounts')
  expect(answers).toContain('1-2 business days')
})
