import { downloadCsv, downloadJson, downloadPdf, type ReportTable } from '@aldergate/files'
import { readJsonFile } from '@aldergate/files/reading'
import { Button, Card, fontSize, Row, space, useFormat } from '@aldergate/ui'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { type ChangeEvent, useState } from 'react'
import styled from 'styled-components'

const HOUR_MS = 3_600_000
const GENERATED_AT = Date.UTC(2026, 10, 21, 14, 5)

/** Cells of every kind, including those that break a spreadsheet or a font. */
const TABLE: ReportTable = {
  columns: [
    { header: 'Note', kind: 'text' },
    { header: 'Quantity', kind: 'number' },
    { header: 'Profit', kind: 'money' },
    { header: 'Closed', kind: 'date' },
  ],
  rows: [
    ['plain', 0.42, 1234.5, GENERATED_AT],
    ['=HYPERLINK("https://example.com")', -5, '-20.00', GENERATED_AT - HOUR_MS],
    ['commas, "quotes" and £', 7e-7, null, null],
    ['▲ 日本 – “é”', Number.NaN, 0, GENERATED_AT],
    ...Array.from(
      { length: 80 },
      (_item, index) =>
        [`row ${index + 1}`, index, index * -1.5, GENERATED_AT + index * HOUR_MS] as const,
    ),
  ],
}

/** Files that the app exports, and one that it imports. */
export function FilesSection() {
  const format = useFormat()
  const { language } = useAtomValue(settingsAtom)
  const [chosen, setChosen] = useState('')

  async function savePdf() {
    const report = {
      title: 'Sample report',
      subtitle: 'Simulated data',
      generatedAt: GENERATED_AT,
      language,
      sections: [
        { heading: 'Summary', paragraphs: ['Every kind of cell − and a true minus.'] },
        { heading: 'Rows', tables: [TABLE] },
      ],
    }
    await downloadPdf('sample report', report, {
      ...format,
      generated: (when) => `Generated ${when}`,
      page: (page, count) => `Page ${page} of ${count}`,
    })
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) setChosen(JSON.stringify(await readJsonFile(file), undefined, 2))
  }

  return (
    <Card heading="Files" level={3}>
      <Row>
        <Button onClick={() => void downloadCsv('sample table', TABLE, format.decimalSign)}>
          Download CSV file
        </Button>
        <Button onClick={() => void savePdf()}>Download PDF file</Button>
        <Button onClick={() => downloadJson('sample', { version: 1, rows: TABLE.rows })}>
          Download JSON file
        </Button>
        <label>
          Choose a JSON file <input type="file" accept="application/json" onChange={choose} />
        </label>
      </Row>
      {chosen && <Read>{chosen}</Read>}
    </Card>
  )
}

const Read = styled.pre`
  overflow: auto;
  max-height: 240px;
  margin-top: ${space(3)};
  font-size: ${fontSize.s12};
`
