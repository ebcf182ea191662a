import { acceptedEncodings } from './encodings.ts'

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br;q=0.0', []],
  ['identity', []],
  ['', []],
])('reads "%s" as %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
