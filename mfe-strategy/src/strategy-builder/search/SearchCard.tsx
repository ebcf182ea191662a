import { MOST_CANDIDATES } from '@aldergate/market/strategy'
import { Button, Card, color, ErrorState, Muted, Row, Stack, useFormat } from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useText as useReportText } from '../backtest/texts'
import { DataTag } from '../own-data/DataTag'
import { canUseDataAtom, dataSourceAtom } from '../own-data/ownData.atoms'
import { useText as useDataText } from '../own-data/texts'
import { AxisFields } from './AxisFields'
import { JudgeFields } from './JudgeFields'
import {
  cancelSearchAtom,
  isSearchingAtom,
  type SearchKind,
  searchWorkAtom,
  startSearchAtom,
  sweepAtom,
  walkAtom,
} from './search.atoms'
import { useText } from './texts'
import { useSearchForm } from './useSearchForm'
import { walkFiguresOf } from './walkFigures'

/** The settings of a search, the buttons that start it, and its progress. */
export function SearchCard() {
  const t = useText()
  const sayInReport = useReportText()
  const sayOfData = useDataText()
  const format = useFormat()
  const { setup, read, canSweep, canWalk, hasEnoughCandles, meaningless } = useSearchForm()
  const source = useAtomValue(dataSourceAtom)
  const canUseData = useAtomValue(canUseDataAtom)
  const isRunning = useAtomValue(isSearchingAtom)
  const start = useSetAtom(startSearchAtom)
  const cancel = useSetAtom(cancelSearchAtom)
  const box = useFocusInPlace<HTMLDivElement>()

  function run(kind: SearchKind) {
    if (!isRunning && read && (kind === 'sweep' ? canSweep : canWalk)) void start(kind, read.axes)
  }

  return (
    <Card heading={t('heading')} actions={<DataTag isOwn={source === 'file'} />}>
      <Stack $gap={3}>
        <Muted $color="t2">{t('intro')}</Muted>
        {setup && read ? (
          <>
            <AxisFields tested={setup.tested} read={read} />
            <JudgeFields read={read} />
            <div role="status">
              {read.count > MOST_CANDIDATES ? (
                <Problem>
                  {t('tooManyCandidates', {
                    count: format.number(read.count),
                    most: format.number(MOST_CANDIDATES),
                  })}
                </Problem>
              ) : (
                read.isReady && <Muted $color="t2">{t('candidates', { count: read.count })}</Muted>
              )}
              {read.areFoldsSound && !hasEnoughCandles && <Problem>{t('tooFewCandles')}</Problem>}
              {read.areFoldsSound && meaningless && (
                <Problem>
                  {t('tooFewDays', { figure: sayInReport(`figure.${meaningless}`) })}
                </Problem>
              )}
            </div>
          </>
        ) : (
          <Muted $color="t2">{canUseData ? t('mend') : sayOfData('needsFile')}</Muted>
        )}
        <Stack {...box} $gap={3}>
          <Row>
            <Button
              variant="primary"
              disabled={!canSweep}
              aria-disabled={isRunning}
              onClick={() => run('sweep')}
            >
              {t('runSweep')}
            </Button>
            <Button disabled={!canWalk} aria-disabled={isRunning} onClick={() => run('walk')}>
              {t('runWalk')}
            </Button>
            {isRunning && <Button onClick={cancel}>{t('cancel')}</Button>}
          </Row>
          <SearchState onRetry={run} />
        </Stack>
      </Stack>
    </Card>
  )
}

/** The progress and the outcome. A component of its own, because the progress changes many times a second. */
function SearchState({ onRetry }: { onRetry: (kind: SearchKind) => void }) {
  const t = useText()
  const work = useAtomValue(searchWorkAtom)

  return (
    <>
      {work.status === 'running' && (
        <Progress
          aria-label={t(`progress.${work.kind}`)}
          max={100}
          value={Math.round(work.share * 100)}
        />
      )}
      <div role="status">
        {work.status === 'cancelled' && <Muted $color="t2">{t('cancelled')}</Muted>}
        {work.status === 'finished' && <Finished kind={work.kind} />}
      </div>
      {work.status === 'failed' && (
        <ErrorState title={t('failed')} text={t('failedHelp')} onRetry={() => onRetry(work.kind)} />
      )}
    </>
  )
}

/** The outcome of a search in one line, to be announced: its cards are too long for that. */
function Finished({ kind }: { kind: SearchKind }) {
  const t = useText()
  const format = useFormat()
  const sweep = useAtomValue(sweepAtom)
  const walk = useAtomValue(walkAtom)
  const growth = useMemo(() => walk && walkFiguresOf(walk).walked.growth, [walk])

  return (
    <Muted $color="t2">
      {kind === 'sweep'
        ? t('finished.sweep', { count: sweep?.candidates.length ?? 0 })
        : t('finished.walk', { growth: format.signedPercent((growth ?? Number.NaN) * 100) })}
    </Muted>
  )
}

const Problem = styled.p`
  color: ${color.warn};
`

const Progress = styled.progress`
  width: 100%;
  height: 6px;
`
