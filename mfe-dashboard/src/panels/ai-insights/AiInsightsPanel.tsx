import { Button, EmptyState, Muted, space, Stack } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { useState } from 'react'
import styled from 'styled-components'
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
    <Stack>
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
        // A region that scrolls has to be reached by the keyboard, too.
        <Scroller
          role="region"
          aria-label={t('insights', { market: t(`market.${market}`) })}
          tabIndex={0}
        >
          <Stack as="ul">
            {shown.map((insight) => (
              <InsightCard key={insight.pair} insight={insight} />
            ))}
          </Stack>
        </Scroller>
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
    </Stack>
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

const Scroller = styled.div`
  max-height: 400px;
  overflow-y: auto;
`
