import { IMPACTS } from './events.data'
import { EN } from './texts'

it('names the specified impacts', () => {
  expect(IMPACTS.map((impact) => EN[impact])).toEqual(['High', 'Medium', 'Low'])
})
