import { hasCode, isRefusal, refusal } from './refusal.ts'

it('knows an expected "no" from a fault', () => {
  expect(isRefusal(refusal('Port 80 is taken.'))).toBe(true)
  expect(isRefusal(new Error('Port 80 is taken.'))).toBe(false)
  expect(isRefusal('Port 80 is taken.')).toBe(false)
})

it('knows what the system complains of', () => {
  expect(hasCode(Object.assign(new Error('gone'), { code: 'ENOENT' }), 'EISDIR', 'ENOENT')).toBe(
    true,
  )
  expect(hasCode(Object.assign(new Error('gone'), { code: 'ENOENT' }), 'EISDIR')).toBe(false)
  for (const other of [new Error('ENOENT'), 'ENOENT', null, undefined]) {
    expect(hasCode(other, 'ENOENT')).toBe(false)
  }
})
