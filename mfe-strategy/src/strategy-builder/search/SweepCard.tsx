import { downloadCsv } from '@aldergate/files'
import { bestOf, isJudged } from '@aldergate/market/strategy'
import { Badge, Button, Card, Muted, Row, Stack, useFormat, measure } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useFileSaving } from '@aldergate/ui/useFileSaving'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { DataTag } from '../own-data/DataTag'
import { useText as useReportText } from '../backtest/texts'
import { BarMap } from './BarMap'
import { sweepFile } from './exportedSweep'
import { HeatMap } from './HeatMap'
import { LookedAt } from './LookedAt'
import { MapLegend } from './MapLegend'
import { formAtom } from './search.atoms'
import type { FinishedSweep } from './searched'
import { reachOf } from './shade'
import { SweepLuck } from './SweepLuck'
import { SweepTable } from './SweepTable'
import { useText } from './texts'
import { usePlaceNames } from './usePlaceNames'
import { useTaking } from './useTaking'

type View = 'map' | 'table'

/** The result of every candidate, as a map or a table, with the best of them and what luck would have brought. */
export function SweepCard({ sweep }: { sweep: FinishedSweep }) {
  const t = useText()
  const report = useReportText()
  const { nameOf } = usePlaceNames()
  const { judge, leastTrades } = useAtomValue(formAtom)
  const { isStale, now, take } = useTaking(sweep)
  const { decimalSign } = useFormat()
  const save = useFileSaving()
  const [view, setView] = useState<View>('map')

  const { scores, axes, setup } = sweep
  const least = Number(leastTrades) || 1
  const best = useMemo(() => bestOf(scores, judge, least), [scores, judge, least])
  const reach = useMemo(
    () =>
      reachOf(
        scores.filter((score) => isJudged(score, judge, least)),
        judge,
      ),
    [scores, judge, least],
  )
  const names = axes.map(({ place }) => nameOf(place, setup.tested))
  const onTake = isStale ? undefined : take
  const figure = report(`figure.${judge}`)

  function saveAll() {
    void save(() => downloadCsv(t('sweepFile'), sweepFile(sweep, names, report), decimalSign))
  }

  const map = { sweep, judge, least, best, now, reach, names }

  return (
    <Card
      heading={t('sweep')}
      actions={
        <>
          {isStale && <Badge tone="warn">{t('stale')}</Badge>}
          <DataTag isOwn={setup.data.from === 'store'} />
        </>
      }
    >
      <Stack $gap={3}>
        <div role="status">
          {isStale && <Muted $color="t2">{t('staleSweep')}</Muted>}
          {best === undefined && <Muted $color="t2">{t('noneJudged', { count: least })}</Muted>}
        </div>
        <ToggleGroup<View>
          label={t('view')}
          value={view}
          options={[
            { value: 'map', label: t(names.length > 1 ? 'map' : 'bars') },
            { value: 'table', label: t('table') },
          ]}
          onChange={setView}
        />
        {view === 'map' ? (
          <LookedAt map={map}>
            {names.length > 1 ? (
              <HeatMap {...map} onTake={onTake} />
            ) : (
              <BarMap {...map} onTake={onTake} />
            )}
            <MapLegend {...map} figure={figure} />
          </LookedAt>
        ) : (
          <SweepTable {...map} onTake={onTake} />
        )}
        <Row>
          <Button size="small" onClick={saveAll}>
            {t('sweepCsv')}
          </Button>
        </Row>
        {!isStale && <Muted>{t('takeHint')}</Muted>}
        {best !== undefined && <SweepLuck sweep={sweep} best={best} />}
        <Fine $color="t2">{t('sweepLimits')}</Fine>
      </Stack>
    </Card>
  )
}

const Fine = styled(Muted)`
  max-width: ${measure(90)};
`
