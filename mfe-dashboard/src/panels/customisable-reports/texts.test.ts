import { english } from '@aldergate/testing/english'
import { GROUPINGS, REPORT_TYPES } from './filter'

const EN = english(__dirname)

it('names the five types of report and the four groupings as specified', () => {
  expect(REPORT_TYPES.map((type) => EN(type))).toEqual([
    'Summary',
    'Detailed',
    'Performance',
    'Compliance',
    'Comparative',
  ])
  expect(GROUPINGS.map((grouping) => EN(grouping))).toEqual([
    'None',
    'Asset Class',
    'Date',
    'Region',
  ])
})

it('says why a period cannot be', () => {
  expect(EN('startAfterEnd')).toBe('The start must not be after the end.')
  expect(EN('startInFuture')).toBe('The period must not begin after today.')
  expect(EN('yearOutOfRange')).toBe('The year must be between 2000 and 2100.')
})

it('says of the chart of profit that it adds up', () => {
  expect(EN('chartOfProfit')).toBe('Cumulative profit after fees')
})
