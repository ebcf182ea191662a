import { EN } from './texts'
import { DIFFICULTIES } from './tutorial'

it('names the difficulties as specified', () => {
  expect(DIFFICULTIES.map((difficulty) => EN[difficulty])).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
  ])
})
