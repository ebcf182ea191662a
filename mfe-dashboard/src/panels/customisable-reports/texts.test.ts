import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('names the five types of report and the four groupings as specified', () => {
  expect([
    EN('Summary'),
    EN('Detailed'),
    EN('Performance'),
    EN('Compliance'),
    EN('Comparative'),
  ]).toEqual(['Summary', 'Detailed', 'Performance', 'Compliance', 'Comparative'])
  expect([EN('None'), EN('Asset Class'), EN('Date'), EN('Region')]).toEqual([
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
