import { InstrumentPicker } from '@aldergate/charts/picker'
import { tradedAs } from '@aldergate/charts/quotes'
import { FEE_SHARE, type GbpPair } from '@aldergate/ledger'
import { Button, media, Muted, Row, space, Stack, useFormat } from '@aldergate/ui'
import { NumberField } from '@aldergate/ui/forms'
import { type Pair, pairDecimals, poundPairOf } from '@aldergate/market'
import { accountAtom } from '@aldergate/ledger/state'
import { quoteAtom } from '@aldergate/market/state'
import { settingsAtom } from '@aldergate/platform'
import { useStore } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { PlanView } from './PlanView'
import { type Field, planOf, problemsOf, type Typed } from './position'
import { useText } from './texts'

/** How much to trade so that a stop costs no more than the trader has chosen. */
export function RiskCalculator() {
  const t = useText()
  const format = useFormat()
  const store = useStore()
  const [pair, setPair] = useState<GbpPair>('BTC/GBP')
  const [typed, setTyped] = useState<Typed>(() => ({
    equity: equityNow(),
    riskPercent: '1',
    ...levelsOf('BTC/GBP'),
  }))
  const problems = problemsOf(typed)
  const plan = planOf(typed)

  function priceNow(of: Pair, share = 1): string {
    return (store.get(quoteAtom(of)).price * share).toFixed(pairDecimals(of))
  }

  /** Initial levels: a long at the current price, with the target twice as far as the stop. */
  function levelsOf(of: Pair): Pick<Typed, 'entry' | 'stop' | 'target'> {
    return { entry: priceNow(of), stop: priceNow(of, 0.98), target: priceNow(of, 1.04) }
  }

  /** In discreet mode the trader types the account's value. */
  function equityNow(): string {
    return store.get(settingsAtom).discreet ? '' : store.get(accountAtom).equity
  }

  function change(part: Partial<Typed>) {
    setTyped((before) => ({ ...before, ...part }))
  }

  /** Another pair begins with levels of its own, because those of the last one mean nothing to it. */
  function choosePair(chosen: GbpPair) {
    if (chosen === pair) return
    setPair(chosen)
    change(levelsOf(chosen))
  }

  function field(name: Field, hint?: string) {
    const problem = problems[name]
    return (
      <NumberField
        label={t(name)}
        hint={hint}
        value={typed[name]}
        min={0}
        error={problem && t(problem)}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }

  return (
    <Layout>
      <Stack
        as="form"
        aria-label={t('form')}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <InstrumentPicker
          label={t('pair')}
          value={pair}
          hint={tradedAs(pair)}
          noteOf={tradedAs}
          onChange={(chosen) => choosePair(poundPairOf(chosen))}
        />
        {field('equity', t('equityHint'))}
        {field('riskPercent')}
        {field('entry')}
        {field('stop', t('stopHint'))}
        {field('target', t('targetHint'))}
        <Row $gap={1}>
          <Button size="small" onClick={() => change({ entry: priceNow(pair) })}>
            {t('usePrice')}
          </Button>
          <Button size="small" onClick={() => change({ equity: store.get(accountAtom).equity })}>
            {t('useEquity')}
          </Button>
        </Row>
      </Stack>
      <Stack as="section" $gap={3}>
        {plan ? <PlanView pair={pair} typed={typed} plan={plan} /> : <p>{t('incomplete')}</p>}
        <Muted>{t('feeNote', { fee: format.percent(FEE_SHARE * 100, 1) })}</Muted>
      </Stack>
    </Layout>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
