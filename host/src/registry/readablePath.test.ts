import { readablePath } from './readablePath'

it.each(['/', '/blog/7', '/caf%C3%A9', '/100%25'])('leaves %s as it is', (path) => {
  expect(readablePath(path)).toBe(path)
})

it.each([
  ['/100%', '/100%25'],
  ['/blog/%ZZ', '/blog/%25ZZ'],
  ['/caf%C3', '/caf%25C3'],
])('reads the percent of %s as a sign', (path, readable) => {
  expect(readablePath(path)).toBe(readable)
  expect(decodeURIComponent(readable)).toBe(path)
})
