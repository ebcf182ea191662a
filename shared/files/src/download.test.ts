/** @jest-environment jsdom */

import { downloadCsv, downloadFile, downloadJson, downloadPdf } from './download'

interface Download {
  name: string
  href: string
}

const blobs: Blob[] = []
const downloads: Download[] = []
const revoked: string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  for (const list of [blobs, downloads, revoked]) list.length = 0
  // jsdom has neither object URLs nor downloads.
  URL.createObjectURL = (blob: Blob) => `blob:test/${blobs.push(blob)}`
  URL.revokeObjectURL = (url: string) => void revoked.push(url)
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, href: this.href })
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

async function firstBytes(count: number): Promise<number[]> {
  const buffer = await blobs[0]?.arrayBuffer()
  return [...new Uint8Array(buffer ?? new ArrayBuffer()).slice(0, count)]
}

it('gives the file a safe name and its type', () => {
  downloadFile('../notes.txt', 'hello', 'text/plain')

  expect(downloads).toEqual([{ name: 'notes.txt', href: 'blob:test/1' }])
  expect(blobs[0]?.type).toBe('text/plain')
})

it('lets go of the bytes once a user has had time to allow it, and leaves no timer and no link behind', () => {
  downloadFile('notes.txt', 'hello', 'text/plain')
  expect(revoked).toEqual([])

  jest.advanceTimersByTime(39_999)
  expect(revoked).toEqual([])

  jest.advanceTimersByTime(1)
  expect(revoked).toEqual(['blob:test/1'])
  expect(jest.getTimerCount()).toBe(0)
  expect(document.querySelector('a')).toBeNull()
})

it('marks a CSV file as UTF-8, so that a spreadsheet reads £', async () => {
  jest.useRealTimers()
  await downloadCsv('trades', { columns: [{ header: '£', kind: 'text' }], rows: [] })

  expect(downloads[0]?.name).toBe('trades.csv')
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8')
  expect(await firstBytes(5)).toEqual([0xef, 0xbb, 0xbf, 0xc2, 0xa3])
})

it('gives a PDF file', async () => {
  jest.useRealTimers()
  const report = { title: 'Report', generatedAt: 0, language: 'en', sections: [] } as const
  await downloadPdf('report', report, {
    money: String,
    price: String,
    number: String,
    dateTime: String,
    generated: String,
    page: String,
  })

  expect(downloads[0]?.name).toBe('report.pdf')
  expect(blobs[0]?.type).toBe('application/pdf')
  expect(await firstBytes(5)).toEqual(Array.from('%PDF-', (letter) => letter.charCodeAt(0)))
})

it('gives data as JSON', () => {
  downloadJson('export', { version: 1 })

  expect(downloads[0]?.name).toBe('export.json')
  expect(blobs[0]?.size).toBe('{\n  "version": 1\n}'.length)
})
