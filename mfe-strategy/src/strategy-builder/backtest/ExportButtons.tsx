import { Button, handOnFocus } from '@aldergate/ui'
import styled from 'styled-components'
import type { FinishedRun } from './finishedRun'
import { useText } from './texts'
import { useExports } from './useExports'

/** The run as files: its trades, its figures, or all of it. */
export function ExportButtons(finished: FinishedRun) {
  const t = useText()
  const { writing, saveTrades, saveFigures, saveAll } = useExports(finished)

  return (
    <>
      {finished.trades.count > 0 && (
        <Button size="small" onClick={() => void saveTrades()}>
          {t('tradesCsv')}
        </Button>
      )}
      <Button size="small" onClick={() => void saveFigures()}>
        {t('figuresCsv')}
      </Button>
      <Button size="small" onClick={() => void saveAll()}>
        {t('allJson')}
      </Button>
      {writing && (
        <>
          <Progress aria-label={t('writing')} max={100} value={Math.round(writing.share * 100)} />
          <Button ref={handOnFocus} size="small" onClick={writing.cancel}>
            {t('cancelWriting')}
          </Button>
        </>
      )}
    </>
  )
}

const Progress = styled.progress`
  align-self: center;
  width: 120px;
  height: 6px;
`
