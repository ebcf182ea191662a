import { Button, Card, ErrorState, Muted, Row, SimulatedTag, Stack } from '@aldergate/ui'
import { useRuleSentences } from '@aldergate/charts/strategy'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { strategyAtom } from '../builder.atoms'
import { isTestable } from '../numberRules'
import { FurtherRules } from './FurtherRules'
import { cancelRunAtom, finishedRunAtom, startRunAtom, termsAtom, workAtom } from './runs.atoms'
import { strategyRules } from './strategyRules'
import { isSound, NUMBER_TERMS } from './terms'
import { TermFields } from './TermFields'
import { useText } from './texts'

/** The terms of a backtest, and how it goes. */
export function RunCard() {
  const t = useText()
  const sentencesOf = useRuleSentences()
  const strategy = useAtomValue(strategyAtom)
  const typed = useAtomValue(termsAtom)
  const work = useAtomValue(workAtom)
  const hasRun = useAtomValue(finishedRunAtom) !== null
  const start = useSetAtom(startRunAtom)
  const cancel = useSetAtom(cancelRunAtom)

  const read = strategyRules(strategy)
  const canRun =
    read.status === 'read' &&
    isTestable(strategy) &&
    NUMBER_TERMS.every((term) => isSound(term, typed[term]))

  function run() {
    if (canRun) void start(read.rules, sentencesOf(read.rules).join(' '))
  }

  return (
    <Card heading={t('heading')} actions={<SimulatedTag />}>
      <Stack $gap={3}>
        <Muted $color="t2">{t('intro')}</Muted>
        <TermFields />
        <FurtherRules read={read} />
        {read.status === 'read' && <Muted $color="t2">{sentencesOf(read.rules).join(' ')}</Muted>}
        <Row>
          <Button variant="primary" disabled={!canRun || work.status === 'running'} onClick={run}>
            {t(hasRun ? 'runAgain' : 'run')}
          </Button>
          {work.status === 'running' && <Button onClick={cancel}>{t('cancel')}</Button>}
          {!canRun && <Muted>{t('mend')}</Muted>}
        </Row>
        {work.status === 'running' && (
          <Progress aria-label={t('progress')} max={100} value={Math.round(work.share * 100)} />
        )}
        <div role="status">
          {work.status === 'cancelled' && <Muted $color="t2">{t('cancelled')}</Muted>}
        </div>
        {work.status === 'failed' && (
          <ErrorState title={t('failed')} text={t('failedHelp')} onRetry={run} />
        )}
      </Stack>
    </Card>
  )
}

const Progress = styled.progress`
  width: 100%;
  height: 6px;
`
