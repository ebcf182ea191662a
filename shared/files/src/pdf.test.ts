import { pdfBars, pdfTexts } from '@aldergate/testing/readPdf'
import { pdfBytes } from './pdf'
import type { ReportDocument, ReportDrawing, ReportWording } from './report'
import type { ReportTable } from './table'

const WORDING: ReportWording = {
  money: (gbp) => `£${gbp.toFixed(2)}`.replace('£-', '−£'),
  price: (gbp, decimals) => gbp.toFixed(decimals),
  number: (value) => String(value),
  dateTime: (moment) => new Date(moment).toISOString().slice(0, 16),
  generated: (when) => `Generated ${when}`,
  page: (page, count) => `Page ${page} of ${count}`,
}

const TRADES: ReportTable = {
  columns: [
    { header: 'Pair', kind: 'text' },
    { header: 'Profit', kind: 'money' },
    { header: 'Closed', kind: 'date' },
  ],
  rows: [
    ['BTC/GBP', -12.5, Date.UTC(2026, 10, 20)],
    ['ETH/GBP', null, null],
  ],
}

function report(change: Partial<ReportDocument> = {}): ReportDocument {
  return {
    title: 'Performance',
    subtitle: 'Paper account',
    generatedAt: Date.UTC(2026, 10, 21, 14, 5),
    language: 'en',
    sections: [{ heading: 'Trades', paragraphs: ['All (two) of them.'], tables: [TRADES] }],
    ...change,
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

it('is a PDF from its first bytes to its last', async () => {
  const source = latin1(await pdfBytes(report(), WORDING))

  expect(source.slice(0, 5)).toBe('%PDF-')
  expect(source.trimEnd().slice(-5)).toBe('%%EOF')
})

it('says what the report says, values written by its wording', async () => {
  const [page] = pdfTexts(await pdfBytes(report(), WORDING))

  expect(page?.split('\n')).toEqual([
    'Performance',
    'Paper account',
    'Generated 2026-11-21T14:05',
    'Trades',
    'All (two) of them.',
    'Pair',
    'Profit',
    'Closed',
    'BTC/GBP',
    '-£12.50',
    '2026-11-20T00:00',
    'ETH/GBP',
    '–',
    '–',
    'Performance',
    'Page 1 of 1',
  ])
})

it('draws a chart above the sections, its bars where they stand and its texts by name', async () => {
  const drawing: ReportDrawing = {
    label: 'Turnover',
    width: 515,
    height: 60,
    lines: [{ from: [0, 50], to: [515, 50], tint: 'axis' }],
    bars: [{ left: 10, top: 20, width: 30, height: 30, tint: 'first' }],
    texts: [
      { text: '£10.00', at: [470, 20] },
      { text: 'BTC/GBP', at: [25, 54], isUpright: true },
    ],
  }
  const bytes = await pdfBytes(report({ drawing }), WORDING)
  const [page = ''] = pdfTexts(bytes)

  expect(page).toContain('Generated 2026-11-21T14:05\n£10.00\nBTC/GBP\nTrades')
  expect(pdfBars(bytes)).toContainEqual({ left: 50, width: 30, height: 30 })
})

it('begins a page for a chart that has no room on this one', async () => {
  const drawing = { label: 'Turnover', width: 515, height: 700, lines: [], bars: [], texts: [] }
  const pages = pdfTexts(await pdfBytes(report({ drawing }), WORDING))

  expect(pages[0]).not.toContain('Trades')
  expect(pages.slice(1).join()).toContain('Trades')
})

it('grows by pages, with the table head on each and every page numbered', async () => {
  const rows = Array.from({ length: 120 }, (_item, index) => [`Trade ${index}`, index, null])
  const long = report({ sections: [{ tables: [{ ...TRADES, rows }] }] })
  const pages = pdfTexts(await pdfBytes(long, WORDING))

  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Pair\nProfit\nClosed')
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  expect(pages.join('\n').match(/Trade \d+/g)).toEqual(rows.map(([name]) => name))
})

it('goes on after a table of several pages where the table ends', async () => {
  const rows = Array.from({ length: 120 }, (_item, index) => [`Trade ${index}`, index, null])
  const sections = [{ tables: [{ ...TRADES, rows }] }, { paragraphs: ['The end.'] }]
  const pages = pdfTexts(await pdfBytes(report({ sections }), WORDING))

  expect(pages.at(-1)).toContain('The end.')
})

it('breaks long texts over lines and pages', async () => {
  const sections = [{ paragraphs: [Array.from({ length: 3_000 }, () => 'word').join(' ')] }]
  const pages = pdfTexts(await pdfBytes(report({ sections }), WORDING))

  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join('\n').match(/word/g)).toHaveLength(3_000)
})

it('lies on its side for a table of many columns', async () => {
  const columns = Array.from({ length: 9 }, (_item, index) => ({
    header: `C${index}`,
    kind: 'text' as const,
  }))
  const wide = report({ sections: [{ tables: [{ columns, rows: [] }] }] })

  expect(latin1(await pdfBytes(wide, WORDING))).toContain('/MediaBox [0 0 841.8')
  expect(latin1(await pdfBytes(report(), WORDING))).toContain('/MediaBox [0 0 595.2')
})

it('is a page even when there is nothing to report', async () => {
  const [page] = pdfTexts(await pdfBytes(report({ sections: [] }), WORDING))

  expect(page).toContain('Page 1 of 1')
})
