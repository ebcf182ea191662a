import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process/root.ts'
import { CHECKED_CODE, enough, IS_ALL_CHECKED } from './checked.ts'

/** Finds the doc comments that begin with a question word: a reader has to unfold the code to know what they name. */
function riddles(text: string): string[] {
  return text.match(/\/\*\*\s+(\* )?(What|Who|Whoever|Whom|Whose|Which)\b[^\n]*/g) ?? []
}

it('begins each doc comment with what it is or does', () => {
  const patterns = CHECKED_CODE.map((folder) => `${folder}/**/*.{ts,tsx,mts,mjs}`)
  const files = globSync([...patterns, ...(IS_ALL_CHECKED ? ['*.mjs', 'eslint/*.mjs'] : [])], {
    cwd: ROOT,
    exclude: (file) => file === 'node_modules' || file === 'dist',
  })
  expect(files.length).toBeGreaterThan(enough(1_000))
  const found = files.flatMap((file) =>
    riddles(readFileSync(join(ROOT, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  )
  expect(found).toEqual([])
})

it('sees them on one line and on several', () => {
  // Composed, or this file would be a finding itself.
  const comment = (text: string) => `/**${text} */`
  expect(riddles(comment(' What is left.'))).toHaveLength(1)
  expect(riddles(comment('\n * Who asks\n * again.'))).toHaveLength(1)
  expect(riddles(comment(' Reads what is left.') + comment(' Whether it is.'))).toEqual([])
})
