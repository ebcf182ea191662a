import { Badge, Card, media, Muted, space, Stack, useFormat, measure } from '@aldergate/ui'
import { Stat } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import styled from 'styled-components'
import { DataTag } from '../own-data/DataTag'
import { formAtom, setupAtom } from './search.atoms'
import { type FinishedWalk, isUnchanged } from './searched'
import { StretchTable } from './StretchTable'
import { useText } from './texts'
import { holdsUp, type WalkFigures, walkFiguresOf } from './walkFigures'
import { WalkPlot } from './WalkPlot'

/**
 * The result of a walk-forward, whose numbers are chosen before each stretch: beside the best in hindsight, and stretch
 * by stretch.
 */
export function WalkCard({ walk }: { walk: FinishedWalk }) {
  const t = useText()
  const format = useFormat()
  const figures = useMemo(() => walkFiguresOf(walk), [walk])
  const isStale = useIsStale(walk)
  const { walked, hindsight, efficiency, traded, unchosen, won } = figures
  const folds = walk.found.folds.length

  const percent = (share: number | undefined) => format.signedPercent((share ?? Number.NaN) * 100)
  const isHolding = holdsUp(figures)

  return (
    <Card
      heading={t('walk')}
      actions={
        <>
          {isStale && <Badge tone="warn">{t('stale')}</Badge>}
          {traded > 0 && (
            <Badge tone={isHolding ? 'ok' : 'warn'}>
              {t(isHolding ? 'holdsUp' : 'holdsNotUp')}
            </Badge>
          )}
          <DataTag isOwn={walk.setup.data.from === 'store'} />
        </>
      }
    >
      <Stack $gap={3}>
        <div role="status">
          {isStale && <Muted $color="t2">{t('staleWalk')}</Muted>}
          {unchosen > 0 && <Muted $color="t2">{t('untraded', { count: unchosen })}</Muted>}
          {traded + unchosen < folds && (
            <Muted $color="t2">{t('nothingLeft', { count: folds - traded - unchosen })}</Muted>
          )}
        </div>
        <Figures>
          <Stat
            label={t('unseenReturn')}
            value={percent(walked.growth)}
            detail={t('drawdownOf', { value: format.percent(walked.maxDrawdown * 100) })}
          />
          <Stat
            label={t('hindsightReturn')}
            value={percent(hindsight?.growth)}
            detail={
              hindsight && t('drawdownOf', { value: format.percent(hindsight.maxDrawdown * 100) })
            }
          />
          <Stat
            label={t('efficiency')}
            value={format.percent(efficiency * 100, 0)}
            detail={t(efficiencyKey(figures))}
          />
          <Stat
            label={t('wonStretches')}
            value={t('ofStretches', { won, count: folds })}
            detail={t('eachTried', { count: walk.candidates.length })}
          />
        </Figures>
        <WalkPlot points={figures.points} folds={walk.found.folds} />
        <StretchTable walk={walk} />
        <Fine $color="t2">{t('walkLimits')}</Fine>
      </Stack>
    </Card>
  )
}

function efficiencyKey({ efficiency, traded }: WalkFigures) {
  if (traded === 0) return 'efficiencyUntraded'
  if (Number.isNaN(efficiency)) return 'efficiencyMissing'
  return efficiency === -Infinity ? 'efficiencyRuined' : 'efficiencyIs'
}

/** Whether the strategy, its past or the plan was changed since. */
function useIsStale(walk: FinishedWalk): boolean {
  const setup = useAtomValue(setupAtom)
  const form = useAtomValue(formAtom)
  const { judge, leastTrades, folds, fit } = walk.plan
  const isSamePlan =
    form.judge === judge &&
    form.leastTrades === leastTrades &&
    form.folds === folds &&
    form.fit === fit
  return !isSamePlan || !setup || !isUnchanged(walk, setup)
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Fine = styled(Muted)`
  max-width: ${measure(90)};
`
