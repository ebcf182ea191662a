import { QUESTIONS } from './questions.data'

it('asks exactly eight questions, each under an address of its own', () => {
  expect(QUESTIONS).toHaveLength(8)
  expect(new Set(QUESTIONS.map(({ slug }) => slug)).size).toBe(8)
})

it('says that nothing at all is stored', () => {
  const answer = QUESTIONS.find(({ slug }) => slug === 'stored-data')?.answer.join(' ')

  expect(answer).toMatch(/^Nothing\./)
  expect(answer).toContain('sets no cookies and uses no other storage')
})

it('states the fee and the time of a deposit as the specification does', () => {
  const answers = QUESTIONS.flatMap(({ answer }) => answer).join(' ')

  expect(answers).toContain('0.1% maker/taker for basic accounts')
  expect(answers).toContain('1-2 business days')
})
