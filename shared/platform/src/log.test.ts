import { log, logFailure } from './log'

afterEach(() => jest.restoreAllMocks())

it('writes a line with its details, where it has any', () => {
  const line = jest.spyOn(console, 'log').mockImplementation(() => {})
  log('Order placed')
  log('Report filters', { groupBy: 'None' })

  expect(line.mock.calls).toEqual([['Order placed'], ['Report filters', { groupBy: 'None' }]])
})

it('writes a failure with its cause, where there is one', () => {
  const line = jest.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('no disk')
  logFailure('The file could not be written.')
  logFailure('The file could not be written.', cause)

  expect(line.mock.calls).toEqual([
    ['The file could not be written.'],
    ['The file could not be written.', cause],
  ])
})
