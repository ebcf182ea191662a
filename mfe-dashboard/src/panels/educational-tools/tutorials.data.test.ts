import { DIFFICULTIES, type Tutorial } from './tutorial'
import { TUTORIALS } from './tutorials.data'

function wordsOf({ summary, sections }: Tutorial): number {
  const texts = sections.flatMap(({ heading, text, example = [], afterExample = [] }) => [
    heading,
    ...text,
    ...example,
    ...afterExample,
  ])
  return [summary, ...texts].join(' ').split(/\s+/).length
}

it('has tutorials of every difficulty, from the first steps to the advanced', () => {
  const levels = TUTORIALS.map(({ difficulty }) => DIFFICULTIES.indexOf(difficulty))
  expect(new Set(levels).size).toBe(DIFFICULTIES.length)
  expect(levels).toEqual(levels.toSorted())
  expect(TUTORIALS.length).toBeGreaterThanOrEqual(8)
  expect(TUTORIALS.length).toBeLessThanOrEqual(12)
})

it('names each tutorial once', () => {
  expect(new Set(TUTORIALS.map(({ id }) => id)).size).toBe(TUTORIALS.length)
  expect(new Set(TUTORIALS.map(({ title }) => title)).size).toBe(TUTORIALS.length)
})

it.each(TUTORIALS.map((tutorial) => [tutorial.title, tutorial] as const))(
  'takes as long to read as it says: %s',
  (_title, tutorial) => {
    const wordsPerMinute = wordsOf(tutorial) / tutorial.duration
    expect(wordsPerMinute).toBeGreaterThan(90)
    expect(wordsPerMinute).toBeLessThan(150)
  },
)
