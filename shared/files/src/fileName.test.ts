import fc from 'fast-check'
import { safeFileName } from './fileName'

it.each([
  ['report.csv', 'report.csv'],
  ['Käufe – 2026.csv', 'Käufe-–-2026.csv'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a:b*c?.pdf', 'a-b-c-.pdf'],
  ['.hidden', 'hidden'],
  ['ends. ', 'ends'],
  ['CON.csv', 'CON-file.csv'],
  ['console.csv', 'console.csv'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['', 'download'],
  ['///', 'download'],
])('names %j as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected)
})

it('keeps the ending of a long name', () => {
  const name = safeFileName(`${'long'.repeat(100)}.json`)

  expect(name).toHaveLength(60)
  expect(name.endsWith('.json')).toBe(true)
})

it('never leaves what leads out of the folder or hides', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = safeFileName(text)

      expect(name).not.toMatch(/[<>:"/\\|?*\s]|^\.|[.-]$|\p{C}/u)
      expect(name).not.toBe('')
    }),
  )
})
