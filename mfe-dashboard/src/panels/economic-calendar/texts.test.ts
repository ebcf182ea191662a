import { english } from '@aldergate/testing/english'
import { IMPACTS } from './events.data'

const EN = english(__dirname)

it('names the specified impacts', () => {
  expect(IMPACTS.map((impact) => EN(impact))).toEqual(['High', 'Medium', 'Low'])
})
