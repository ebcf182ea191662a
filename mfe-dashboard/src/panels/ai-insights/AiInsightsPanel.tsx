import { Button, EmptyState, Muted, space, Stack } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { useState } from 'react'
import styled from 'styled-components'
import { Column } from '../../parts/Column'
import { ScrollArea } from '../../parts/ScrollArea'
import { chosenInsights, EVERY_INSIGHT, RISK_FILTERS, SIGNAL_FILTERS, SORTS } from './insight'
import { InsightCard } from './InsightCard'
import { INSIGHTS, type InsightsMarket } from './insights.data'
import { useText } from './texts'

export function AiInsightsPanel({ market }: { market: InsightsMarket }) {
  const t = useText()
  const [choice, setChoice] = useState(EVERY_INSIGHT)

  const insights = INSIGHTS[market]
  const shown = chosenInsights(insights, choice)

  return (
    <Column>
      <Toolbar>
        <SelectField
          label={t('sort')}
          value={choice.sort}
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => setChoice({ ...choice, sort })}
        />
        <SelectField
          label={t('signal')}
          value={choice.signal}
          options={SIGNAL_FILTERS.map((value) => ({ value, label: t(`signal.${value}`) }))}
          onChange={(signal) => setChoice({ ...choice, signal })}
        />
        <SelectField
          label={t('risk')}
          value={choice.risk}
          options={RISK_FILTERS.map((value) => ({ value, label: t(`risk.${value}`) }))}
          onChange={(risk) => setChoice({ ...choice, risk })}
        />
      </Toolbar>
      <Muted $size="s11" role="status">
        {t('insightsShown', { shown: shown.length, count: insights.length })}
      </Muted>
      {shown.length > 0 ? (
        <ScrollArea label={t('insights', { market: t(`market.${market}`) })} height={400}>
          <Stack as="ul">
            {shown.map((insight) => (
              <InsightCard key={insight.pair} insight={insight} />
            ))}
          </Stack>
        </ScrollArea>
      ) : (
        <EmptyState
          text={t('noInsight')}
          action={
            <Button onClick={() => setChoice({ ...EVERY_INSIGHT, sort: choice.sort })}>
              {t('clearFilters')}
            </Button>
          }
        />
      )}
    </Column>
  )
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  /* A choice is as wide as its longest option, in whatever language. */
  > * {
    flex: 1 1 auto;
  }
`
