import { useIndicatorOptions } from '@aldergate/charts/indicators'
import { COMPARISONS, STRATEGY_STEP, TIMEFRAMES } from '@aldergate/market'
import { INDICATOR_IDS, type IndicatorId } from '@aldergate/market/indicators'
import { useNavigate } from '@aldergate/platform'
import { Button, color, media, Muted, space, measure } from '@aldergate/ui'
import { NumberField, SelectField, TextField } from '@aldergate/ui/forms'
import { useAtom } from 'jotai'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { builderAddress, type Idea, levelOf, problemsOf } from './idea'
import { ideaAtom } from './idea.atoms'
import { useText } from './texts'

/** A strategy idea in one sentence, which the builder opens to test it. */
export function StrategyBacktester() {
  const t = useText()
  const indicators = useIndicatorOptions(INDICATOR_IDS)
  const navigate = useNavigate()
  const [idea, setIdea] = useAtom(ideaAtom)
  const problems = problemsOf(idea)
  const isSound = Object.keys(problems).length === 0

  function change(part: Partial<Idea>) {
    setIdea((before) => ({ ...before, ...part }))
  }

  /** A level of one indicator means nothing to another. */
  function chooseIndicator(indicator: IndicatorId) {
    change({ indicator, value: levelOf(indicator) })
  }

  function lead(event: SubmitEvent) {
    event.preventDefault()
    if (isSound) void navigate(builderAddress(idea))
  }

  function number(name: 'value' | 'stopLoss' | 'takeProfit') {
    const problem = problems[name]
    return (
      <NumberField
        label={t(name)}
        step={STRATEGY_STEP}
        value={idea[name]}
        error={problem && t(problem)}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }

  return (
    <Form aria-label={t('form')} noValidate onSubmit={lead}>
      <Intro>{t('intro')}</Intro>
      <TextField
        label={t('name')}
        value={idea.name}
        autoComplete="off"
        error={problems.name && t(problems.name)}
        onChange={(name) => change({ name })}
      />
      <SelectField
        label={t('timeframe')}
        value={idea.timeframe}
        options={TIMEFRAMES.map((value) => ({ value, label: value }))}
        onChange={(timeframe) => change({ timeframe })}
      />
      <SelectField
        label={t('indicator')}
        value={idea.indicator}
        options={indicators}
        onChange={chooseIndicator}
      />
      <SelectField
        label={t('comparison')}
        value={idea.comparison}
        options={COMPARISONS.map((value) => ({ value, label: value }))}
        onChange={(comparison) => change({ comparison })}
      />
      {number('value')}
      {number('stopLoss')}
      {number('takeProfit')}
      <Lead>
        <Button type="submit" variant="primary" disabled={!isSound}>
          {t('lead')}
        </Button>
        <Muted>{t(isSound ? 'leadHint' : 'mend')}</Muted>
      </Lead>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Intro = styled.p`
  grid-column: 1 / -1;
  max-width: ${measure(72)};
  color: ${color.t2};
`

const Lead = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`
