import fc from 'fast-check'
import { isSealed, sealed } from './seal'

const JSON_OBJECTS = fc
  .dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 })
  .map((each) => JSON.stringify(each))

it('says the same as before, and bears its seal', () => {
  fc.assert(
    fc.property(JSON_OBJECTS, (json) => {
      const { seal, ...said } = JSON.parse(sealed(json)) as Record<string, unknown>

      expect(seal).toMatch(/^[0-9a-f]{16}$/)
      expect({ ...said, seal: undefined }).toEqual({ ...JSON.parse(json), seal: undefined })
      expect(isSealed(sealed(json))).toBe(true)
    }),
  )
})

it('gives equal texts equal seals, and other texts others', () => {
  expect(sealed('{"a":1}')).toBe(sealed('{"a":1}'))
  expect(sealed('{"a":1}').slice(-19)).not.toBe(sealed('{"a":2}').slice(-19))
})

it('breaks when any one character is another, is gone or is more', () => {
  const text = sealed('{"quantity":"0.5","price":"45000","note":"Größe £"}')

  for (let at = 0; at < text.length; at += 1) {
    const [before, unit, after] = [text.slice(0, at), text.charCodeAt(at), text.slice(at + 1)]
    expect(isSealed(before + String.fromCharCode(unit ^ 1) + after)).toBe(false)
    expect(isSealed(before + after)).toBe(false)
    expect(isSealed(`${before}0${text.slice(at)}`)).toBe(false)
  }
})

it.each(['', '{}', '{"seal":"0000000000000000"}', '{"a":1,"seal":"0000000000000000"}', 'null'])(
  'takes %s for a text without a seal',
  (text) => {
    expect(isSealed(text)).toBe(false)
  },
)
