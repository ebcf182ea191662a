import { globSync } from 'node:fs'
import { ROOT } from '../process/root.ts'
import { CHECKED_CODE, enough } from './checked.ts'

/** The modules whose names clash on a case-insensitive file system. */
function confused(files: readonly string[]): string[] {
  const names = files.map((file) => file.replace(/\.tsx?$/, '').toLowerCase())
  return names.filter((name, index) => names.indexOf(name) !== index)
}

it('takes no two modules for one another on any disk', () => {
  const patterns = CHECKED_CODE.map((folder) => `${folder}/{src,*}/**/*.{ts,tsx}`)
  const files = globSync(patterns, {
    cwd: ROOT,
    exclude: (file) => file === 'node_modules' || file === 'dist',
  })
  expect(files.length).toBeGreaterThan(enough(500))
  expect(confused([...new Set(files)])).toEqual([])
})

it('sees names that differ in case or ending alone', () => {
  expect(confused(['a/Order.tsx', 'a/order.ts', 'b/order.ts'])).toEqual(['a/order'])
})
