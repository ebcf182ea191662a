import { useState } from 'react'
import {
  eraseDataAtom,
  exportDataAtom,
  importDataAtom,
  type KeepingProblem,
  previewImport,
} from '@aldergate/keeping'
import {
  keepDataAtom,
  keepingAtom,
  keepingFailsAtom,
  layoutAtom,
  settingsAtom,
} from '@aldergate/platform'
import { KEPT_KEYS } from '@aldergate/contract'
import { Badge, Button, Card, Row, Stack } from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import { SwitchField } from '@aldergate/ui/fields'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { tellOfProblem } from '../background/tellOfProblem'

const PROBLEMS: readonly KeepingProblem[] = [
  { kind: 'unreadable', reason: 'corrupt', slices: ['settings', 'ledger'] },
  { kind: 'unreadable', reason: 'newer', slices: ['layout'] },
  { kind: 'device', reason: 'blocked' },
  { kind: 'device', reason: 'full' },
]

const BAD_FILES = { empty: '', 'other product': '{}', 'half a file': '{"product": "Aldergate' }

/** The choice in its three states, each problem that the trader may be told of, and what is stored. */
export function KeepingSection() {
  const keeping = useAtomValue(keepingAtom)
  const keep = useSetAtom(keepDataAtom)
  const [fails, setFails] = useAtom(keepingFailsAtom)
  const exportData = useSetAtom(exportDataAtom)
  const importData = useSetAtom(importDataAtom)
  const erase = useSetAtom(eraseDataAtom)
  const setLayout = useSetAtom(layoutAtom)
  const { language } = useAtomValue(settingsAtom)
  const [shown, setShown] = useState('')

  return (
    <Stack>
      <Card heading="Choice" level={3} actions={<Badge>{keeping}</Badge>}>
        <SwitchField label="Keep my data" checked={keeping !== 'off'} onChange={keep} />
        <SwitchField label="Nothing is stored" checked={fails} onChange={setFails} />
        <Row>
          <Button
            onClick={() => setLayout({ order: [], hidden: ['overview'], wide: [], collapsed: [] })}
          >
            Change the layout: brings the offer, once
          </Button>
          <Button onClick={() => erase()}>Erase</Button>
        </Row>
      </Card>
      <Card heading="Problems" level={3}>
        <Row>
          {PROBLEMS.map((problem) => (
            <Button
              key={problem.kind + problem.reason}
              onClick={() => void tellOfProblem(problem, language)}
            >
              {`${problem.kind}, ${problem.reason}`}
            </Button>
          ))}
        </Row>
      </Card>
      <Card heading="Files" level={3}>
        <Row>
          <Button onClick={() => setShown(exportData())}>Export</Button>
          <Button onClick={() => setShown(JSON.stringify(importData(exportData())))}>
            Import of an export
          </Button>
          {Object.entries(BAD_FILES).map(([name, text]) => (
            <Button key={name} onClick={() => setShown(JSON.stringify(previewImport(text)))}>
              {`Import: ${name}`}
            </Button>
          ))}
        </Row>
        <Shown>{shown}</Shown>
      </Card>
      <Card heading="Keys" level={3}>
        <DataTable
          caption="Keys of localStorage"
          rows={KEPT_KEYS}
          rowKey={({ key }) => key}
          columns={[
            { id: 'key', header: 'Key', cell: ({ key }) => key },
            { id: 'holds', header: 'Holds', cell: ({ holds }) => holds },
          ]}
        />
      </Card>
    </Stack>
  )
}

const Shown = styled.pre`
  max-height: 240px;
  overflow: auto;
  white-space: pre-wrap;
`
