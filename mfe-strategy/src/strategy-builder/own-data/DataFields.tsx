import { Button, handOnFocus, media, Muted, Row, Stack } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ChangeEvent, useRef } from 'react'
import styled from 'styled-components'
import { FileProblems } from './FileProblems'
import { FileSummary } from './FileSummary'
import {
  candleFileAtom,
  type DataSource,
  dataSourceAtom,
  readingAtom,
  takeCandleFileAtom,
} from './ownData.atoms'
import { useText } from './texts'

const SOURCES: readonly DataSource[] = ['market', 'file']

/** The choice of a backtest's data: the simulated market, or the trader's own file. */
export function DataFields() {
  const t = useText()
  const [source, setSource] = useAtom(dataSourceAtom)

  return (
    <Stack $gap={2}>
      <Narrow>
        <SelectField
          label={t('data')}
          value={source}
          options={SOURCES.map((value) => ({ value, label: t(value) }))}
          onChange={setSource}
        />
      </Narrow>
      {source === 'file' && <FileChoice />}
    </Stack>
  )
}

function FileChoice() {
  const t = useText()
  const inputRef = useRef<HTMLInputElement>(null)
  const file = useAtomValue(candleFileAtom)
  const reading = useAtomValue(readingAtom)
  const take = useSetAtom(takeCandleFileAtom)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen) void take(chosen)
    // Reset, so that the same file can be chosen again once it is corrected.
    target.value = ''
  }

  return (
    <Stack $gap={2}>
      {/* First in the DOM: when a control here disappears, the focus moves to one before it, which must not be this
          hidden input. */}
      <input
        ref={inputRef}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('candleFile')}
        hidden
        onChange={choose}
      />
      <Row>
        <Button onClick={() => inputRef.current?.click()}>
          {t(file ? 'chooseOther' : 'choose')}
        </Button>
        {reading.status === 'reading' && (
          <Button ref={handOnFocus} onClick={reading.cancel}>
            {t('cancel')}
          </Button>
        )}
      </Row>
      <Muted>{t('chooseHint')}</Muted>
      {reading.status === 'reading' && (
        <Progress
          aria-label={t('reading', { name: reading.name })}
          max={100}
          value={Math.round(reading.share * 100)}
        />
      )}
      {reading.status === 'refused' && <FileProblems {...reading} stillUsed={file?.name} />}
      <div role="status">{file && <FileSummary file={file} />}</div>
    </Stack>
  )
}

const Narrow = styled.div`
  ${media.fromTablet} {
    max-width: 280px;
  }
`

const Progress = styled.progress`
  width: 100%;
  height: 6px;
`
