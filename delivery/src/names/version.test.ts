import { firstDifference, integrityOf, isVersion, ownFiles, versionOf } from './version.ts'

function files(content: Record<string, string>) {
  return new Map(Object.entries(content).map(([path, text]) => [path, Buffer.from(text)]))
}

it('gives the same bytes the same version, in whatever order they are read', () => {
  const version = versionOf('1.2.3', files({ 'a.js': 'one', 'b.js': 'two' }))

  expect(versionOf('1.2.3', files({ 'b.js': 'two', 'a.js': 'one' }))).toBe(version)
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{12}$/)
  expect(isVersion(version)).toBe(true)
})

it.each(['1.2.3/../../x-0123456789ab', '../1.2.3-0123456789ab', '1.2.3-0123456789ab/', '1.2.3'])(
  'takes %s for no version',
  (name) => {
    expect(isVersion(name)).toBe(false)
  },
)

it.each([
  ['a byte', { 'a.js': 'one', 'b.js': 'twO' }],
  ['a name', { 'a.js': 'one', 'c.js': 'two' }],
  ['the border between two files', { 'a.js': 'onet', 'b.js': 'wo' }],
  ['a file more', { 'a.js': 'one', 'b.js': 'two', 'c.js': '' }],
])('gives another version when %s differs', (_what, content) => {
  const version = versionOf('1.2.3', files({ 'a.js': 'one', 'b.js': 'two' }))

  expect(versionOf('1.2.3', files(content))).not.toBe(version)
})

it('leaves out what publishing adds', () => {
  const all = files({ 'a.js': '', 'a.js.br': '', 'a.js.gz': '', 'integrity.json': '' })

  expect([...ownFiles(all).keys()]).toEqual(['a.js'])
})

it('names the first file that differs, is missing or is too many', () => {
  expect(firstDifference(files({ a: '1' }), files({ a: '1' }))).toBeUndefined()
  expect(firstDifference(files({ a: '1', b: '1' }), files({ a: '1', b: '2' }))).toBe('b')
  expect(firstDifference(files({ a: '1' }), files({}))).toBe('a')
  expect(firstDifference(files({}), files({ a: '1' }))).toBe('a')
})

it('computes the integrity as browsers do', () => {
  expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  )
})
