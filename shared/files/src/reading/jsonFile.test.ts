import { readJsonFile } from './jsonFile'

function file(...parts: BlobPart[]): File {
  return new File(parts, 'export.json', { type: 'application/json' })
}

function refusal(problem: string) {
  return { status: 'refused', problem }
}

it('reads what the file holds', async () => {
  expect(await readJsonFile(file('{"version":1,"text":"£"}'))).toEqual({
    status: 'read',
    data: { version: 1, text: '£' },
  })
})

it('reads a file that begins with a byte order mark', async () => {
  expect(await readJsonFile(file('\ufeff[1]'))).toEqual({ status: 'read', data: [1] })
})

it('refuses an empty file', async () => {
  expect(await readJsonFile(file())).toEqual(refusal('empty'))
})

it('refuses a file above the limit, and reads one at it', async () => {
  expect(await readJsonFile(file('[1, 2]'), 5)).toEqual(refusal('tooLarge'))
  expect(await readJsonFile(file('[1,2]'), 5)).toEqual({ status: 'read', data: [1, 2] })
})

it('refuses bytes that are no text', async () => {
  expect(await readJsonFile(file(Uint8Array.of(0x89, 0x50, 0xff, 0xfe)))).toEqual(
    refusal('notText'),
  )
})

it.each(['{"cut": ', 'plain text', '{} {}', '\u0000'])('refuses %j', async (text) => {
  expect(await readJsonFile(file(text))).toEqual(refusal('notJson'))
})

it('says so when the file is gone', async () => {
  const gone = file('[1]')
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))

  expect(await readJsonFile(gone)).toEqual(refusal('unreadable'))
})
