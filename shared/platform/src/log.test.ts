import { log, logFailure, logMissingPart, nameComposition } from './log'

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

it('writes with each failure of which composition it is, once that is named', () => {
  const line = jest.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('no disk')
  nameComposition('0123456789ab.trading')
  logFailure('The file could not be written.')
  logFailure('The file could not be written.', cause)
  nameComposition(undefined)

  expect(line.mock.calls).toEqual([
    ['The file could not be written.', 'composition 0123456789ab.trading'],
    ['The file could not be written.', cause, 'composition 0123456789ab.trading'],
  ])
})

it('writes that a part did not come, unless the page is left, whose timers end', () => {
  jest.useFakeTimers()
  const line = jest.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('given up')
  logMissingPart('Messages cannot be shown yet', cause)
  expect(line).not.toHaveBeenCalled()
  jest.runAllTimers()
  jest.useRealTimers()

  expect(line.mock.calls).toEqual([['Messages cannot be shown yet', cause]])
})
