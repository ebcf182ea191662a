import { Button, Card, ErrorState, Muted, Row, Stack, useFormat } from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { useRuleSentences } from '@aldergate/charts/strategy'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { foreignCurrencyOf } from '../backtest/foreignCurrency'
import { useText as useReportText } from '../backtest/texts'
import { strategyAtom } from '../strategy/builder.atoms'
import { isTestable } from '../strategy/numberRules'
import { DataFields } from '../own-data/DataFields'
import { DataTag } from '../own-data/DataTag'
import { canUseDataAtom, dataSourceAtom } from '../own-data/ownData.atoms'
import { useText as useDataText } from '../own-data/texts'
import { FurtherRules } from './FurtherRules'
import { cancelRunAtom, finishedRunAtom, isRunningAtom, startRunAtom, workAtom } from './runs.atoms'
import { termsAtom } from './terms.atoms'
import { strategyRules } from './strategyRules'
import { isSound, NUMBER_TERMS } from './terms'
import { TermFields } from './TermFields'
import { useText } from './texts'

/** The terms of a backtest, and its progress. */
export function RunCard() {
  const t = useText()
  const sayOfData = useDataText()
  const sayInReport = useReportText()
  const sentencesOf = useRuleSentences()
  const { sentences } = useFormat()
  const strategy = useAtomValue(strategyAtom)
  const typed = useAtomValue(termsAtom)
  const source = useAtomValue(dataSourceAtom)
  const canUseData = useAtomValue(canUseDataAtom)
  const isRunning = useAtomValue(isRunningAtom)
  const hasRun = useAtomValue(finishedRunAtom) !== null
  const start = useSetAtom(startRunAtom)
  const cancel = useSetAtom(cancelRunAtom)
  const box = useFocusInPlace<HTMLDivElement>()

  const { pair } = strategy
  const currency = foreignCurrencyOf(pair)
  const read = strategyRules(strategy)
  const canRun =
    read.status === 'read' &&
    canUseData &&
    isTestable(strategy) &&
    NUMBER_TERMS.every((term) => isSound(term, typed[term]))

  function run() {
    if (canRun && !isRunning) void start(read.rules)
  }

  return (
    <Card heading={t('heading')} actions={<DataTag isOwn={source === 'file'} />}>
      <Stack $gap={3}>
        <Muted $color="t2">
          {source === 'market'
            ? sentences([t('intro'), currency && sayInReport('notInPounds', { pair, currency })])
            : sayOfData('fileIntro')}
        </Muted>
        <DataFields />
        <TermFields />
        <FurtherRules read={read} />
        {read.status === 'read' && <Muted $color="t2">{sentences(sentencesOf(read.rules))}</Muted>}
        <Stack {...box} $gap={3}>
          <Row>
            <Button variant="primary" disabled={!canRun} aria-disabled={isRunning} onClick={run}>
              {t(hasRun ? 'runAgain' : 'run')}
            </Button>
            {isRunning && <Button onClick={cancel}>{t('cancel')}</Button>}
            {!canRun && <Muted>{canUseData ? t('mend') : sayOfData('needsFile')}</Muted>}
          </Row>
          <RunState onRetry={run} />
        </Stack>
      </Stack>
    </Card>
  )
}

/** The progress and the outcome. A component of its own, because the progress changes many times a second. */
function RunState({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const format = useFormat()
  const work = useAtomValue(workAtom)
  const figures = useAtomValue(finishedRunAtom)?.report.figures

  return (
    <>
      {work.status === 'running' && (
        <Progress aria-label={t('progress')} max={100} value={Math.round(work.share * 100)} />
      )}
      <div role="status">
        {work.status === 'cancelled' && <Muted $color="t2">{t('cancelled')}</Muted>}
        {work.status === 'finished' && figures && (
          <Muted $color="t2">
            {t('finished', {
              trades: figures.trades,
              profit: format.signedMoney(figures.totalPnL),
            })}
          </Muted>
        )}
      </div>
      {work.status === 'failed' && (
        <ErrorState title={t('failed')} text={t('failedHelp')} onRetry={onRetry} />
      )}
    </>
  )
}

const Progress = styled.progress`
  width: 100%;
  height: 6px;
`
