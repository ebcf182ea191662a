import { weekdayNames } from './weekdays'

it('names the seven days from Monday on, in the language asked for', () => {
  expect(weekdayNames('en')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(weekdayNames('zh')[6]).toBe('周日')
})
