import { ofDifficulty, totalMinutes, type Tutorial } from './tutorial'
import { TUTORIALS } from './tutorials.data'

it('finds the tutorials of a difficulty, or all, in their order', () => {
  expect(ofDifficulty(TUTORIALS, 'all')).toEqual(TUTORIALS)
  const advanced = ofDifficulty(TUTORIALS, 'Advanced')
  expect(advanced.map(({ id }) => id)).toEqual(['honest-backtests', 'correlation'])
})

it('adds up the minutes', () => {
  const [first] = TUTORIALS as [Tutorial]
  expect(totalMinutes([])).toBe(0)
  expect(
    totalMinutes([
      { ...first, duration: 4 },
      { ...first, duration: 7 },
    ]),
  ).toBe(11)
})
