import { buildNameOf, buildNamesOf } from './buildNames.ts'

it('takes the name of a build, or of its folder', () => {
  expect(buildNameOf('trading')).toBe('trading')
  expect(buildNameOf('mfe-trading')).toBe('trading')
  expect(buildNamesOf(['trading', 'mfe-trading'])).toEqual(['trading'])
})

it('takes all six when none is named, the host first', () => {
  expect(buildNamesOf([])).toHaveLength(6)
  expect(buildNamesOf([])[0]).toBe('host')
})

it('says which names there are', () => {
  expect(() => buildNameOf('tradin')).toThrow(
    'There is no build "tradin": choose from host, dashboard, trading, strategy, portfolio, content.',
  )
})
