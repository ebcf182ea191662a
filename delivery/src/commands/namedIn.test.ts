import { namedIn } from './namedIn.ts'

it.each(['/tmp/copy 1', String.raw`C:\Users\me\Temp\copy-1`])('names %s in every text', (place) => {
  const said = { lines: [`${place} has it`], data: { store: place, count: 2 }, isBad: false }

  expect(namedIn(said, place, 's3://bucket')).toEqual({
    lines: ['s3://bucket has it'],
    data: { store: 's3://bucket', count: 2 },
    isBad: false,
  })
})
