import { MarketAge } from '@aldergate/charts/age'
import { InstrumentPicker } from '@aldergate/charts/picker'
import type { PairKind } from '@aldergate/market'
import { Button, EmptyState, Muted, SimulatedTag, space, Stack } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtom, useAtomValue } from 'jotai'
import styled from 'styled-components'
import { wanted } from './insight'
import { filterAtom, insightsAtom, referenceAtom } from './insights.atoms'
import { InsightsTable } from './InsightsTable'
import { useText } from './texts'

const KINDS = ['all', 'crypto', 'forex', 'stock', 'commodity', 'bond'] as const satisfies readonly (
  PairKind | 'all'
)[]

/** The signals of every pair, from its simulated series: filtered by class, and sorted by column. */
export function MarketInsights() {
  const t = useText()
  const [filter, setFilter] = useAtom(filterAtom)
  const [reference, setReference] = useAtom(referenceAtom)
  const insights = useAtomValue(insightsAtom)
  const shown = wanted(insights, filter)
  const inZone = (zone: string) => insights.filter(({ rsi }) => rsi.zone === zone).length

  return (
    <Stack $gap={3}>
      <Row>
        <p>{t('summary', { oversold: inZone('oversold'), overbought: inZone('overbought') })}</p>
        <SimulatedTag />
        <MarketAge />
      </Row>
      <Row>
        <ToggleGroup
          label={t('class')}
          options={KINDS.map((value) => ({ value, label: t(`class.${value}`) }))}
          value={filter.kind}
          onChange={(kind) => setFilter({ ...filter, kind })}
        />
        <SwitchField
          label={t('onlySignals')}
          checked={filter.onlySignals}
          onChange={(onlySignals) => setFilter({ ...filter, onlySignals })}
        />
        <Reference>
          <InstrumentPicker label={t('reference')} value={reference} onChange={setReference} />
        </Reference>
      </Row>
      <Muted role="status">{t('count', { count: shown.length })}</Muted>
      {shown.length > 0 ? (
        <InsightsTable insights={shown} reference={reference} />
      ) : (
        <EmptyState
          text={t('none')}
          action={
            <Button onClick={() => setFilter({ kind: 'all', onlySignals: false })}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      <Muted as="p">{t('method')}</Muted>
    </Stack>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`

const Reference = styled.div`
  min-width: 160px;
`
