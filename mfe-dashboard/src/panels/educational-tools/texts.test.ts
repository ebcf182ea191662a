import { english } from '@aldergate/testing/english'
import { DIFFICULTIES } from './tutorial'

const EN = english(__dirname)

it('names the difficulties as specified', () => {
  expect(DIFFICULTIES.map((difficulty) => EN(difficulty))).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
  ])
})
