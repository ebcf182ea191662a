import fc from 'fast-check'
import { readLines } from './textLines'

const MB = 1_000_000

async function linesOf(...parts: BlobPart[]) {
  const lines: string[] = []
  const file = await readLines(new Blob(parts), (line) => lines.push(line), { maxBytes: MB })
  return file.status === 'read' ? lines : file.problem
}

it('gives the lines of a file, however they end', async () => {
  expect(await linesOf('one\ntwo\r\nthree\rfour\n\nsix')).toEqual([
    ...['one', 'two', 'three', 'four', '', 'six'],
  ])
  expect(await linesOf('one\r\n')).toEqual(['one'])
  expect(await linesOf('one\r')).toEqual(['one'])
})

it('cuts the same lines from a file of several slices, in the midst of a character or of a line end', async () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .filter((text) => !/[\r\n\0]/.test(text))
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.integer({ min: 262_100, max: 262_150 }),
      async (lines, end, before) => {
        const whole = ['x'.repeat(before), ...lines, 'the end']
        expect(await linesOf(whole.join(end))).toEqual(whole)
      },
    ),
    { numRuns: 50 },
  )
})

it('reads text of two bytes a character, and takes the mark before it for none', async () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from('é,1\n2', 'utf16le')])
  expect(await linesOf(utf16)).toEqual(['é,1', '2'])
  expect(await linesOf('\ufeffa\nb')).toEqual(['a', 'b'])
})

it('refuses what is empty, too large, gone or no text', async () => {
  expect(await linesOf('')).toBe('empty')
  expect(await linesOf('x'.repeat(MB + 1))).toBe('tooLarge')
  expect(await linesOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff))).toBe('notText')
  expect(await linesOf('a,b\0')).toBe('notText')
  const endless = new Blob(['x'.repeat(2 * MB)])
  expect(await readLines(endless, () => undefined, { maxBytes: 3 * MB })).toMatchObject({
    problem: 'notText',
  })
  const gone = new Blob(['a'])
  gone.slice = () =>
    Object.assign(new Blob(['a']), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  expect(await readLines(gone, () => undefined, { maxBytes: MB })).toEqual({
    status: 'refused',
    problem: 'unreadable',
  })
})

it('tells how far it is, and ends when it is told to', async () => {
  const file = new Blob(['line\n'.repeat(150_000)])
  const shares: number[] = []
  await readLines(file, () => undefined, {
    maxBytes: MB,
    onProgress: (share) => shares.push(share),
  })
  expect(shares).toHaveLength(12)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))

  const ending = new AbortController()
  let count = 0
  const reading = readLines(file, () => (count += 1), {
    maxBytes: MB,
    onProgress: () => ending.abort(),
    signal: ending.signal,
  })
  await expect(reading).rejects.toThrow(/abort/)
  expect(count).toBeLessThan(150_000)
})
