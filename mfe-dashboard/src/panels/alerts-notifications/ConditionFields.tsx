import { FROM_0_TO_100, type Pair, TIMEFRAMES } from '@aldergate/market'
import { MAX_PERCENT, RSI_PERIODS } from '@aldergate/market/alerts'
import { useFormat } from '@aldergate/ui'
import { NumberField, SelectField } from '@aldergate/ui/forms'
import { usePairPrice } from '@aldergate/charts/quotes'
import { quoteAtom } from '@aldergate/market/state'
import { useAtom, useAtomValue } from 'jotai'
import styled from 'styled-components'
import { alertFormAtom, alertProblemAtom } from './alertForm.atoms'
import { useText } from './texts'

const { min, max, step } = RSI_PERIODS

const TIMEFRAME_OPTIONS = TIMEFRAMES.map((value) => ({ value, label: value }))

/** The fields that the chosen kind of condition needs. */
export function ConditionFields() {
  const t = useText()
  const format = useFormat()
  const [form, change] = useAtom(alertFormAtom)
  const problem = useAtomValue(alertProblemAtom)

  switch (form.kind) {
    case 'above':
    case 'below':
      return (
        <Whole>
          <NumberField
            label={t('price')}
            value={form.price}
            min={0}
            hint={<PriceNow pair={form.pair} />}
            error={problem === 'price' ? t('priceProblem') : undefined}
            onChange={(price) => change({ price })}
          />
        </Whole>
      )
    case 'percent':
      return (
        <Whole>
          <NumberField
            label={t('percentField')}
            value={form.percent}
            min={0}
            max={MAX_PERCENT}
            hint={<PriceNow pair={form.pair} />}
            error={
              problem === 'percent'
                ? t('percentProblem', { max: format.number(MAX_PERCENT) })
                : undefined
            }
            onChange={(percent) => change({ percent })}
          />
        </Whole>
      )
    case 'rsi':
      return (
        <>
          <SelectField
            label={t('direction')}
            value={form.direction}
            options={[
              { value: 'above', label: t('rsiAbove') },
              { value: 'below', label: t('rsiBelow') },
            ]}
            onChange={(direction) => change({ direction })}
          />
          <NumberField
            label={t('level')}
            value={form.level}
            {...FROM_0_TO_100}
            error={problem === 'level' ? t('levelProblem') : undefined}
            onChange={(level) => change({ level })}
          />
          <NumberField
            label={t('period')}
            value={form.period}
            min={min}
            max={max}
            step={step}
            error={problem === 'period' ? t('periodProblem', { min, max }) : undefined}
            onChange={(period) => change({ period })}
          />
          <SelectField
            label={t('timeframe')}
            value={form.timeframe}
            options={TIMEFRAME_OPTIONS}
            onChange={(timeframe) => change({ timeframe })}
          />
          <Whole>
            <SelectField
              label={t('candle')}
              value={form.candle}
              options={[
                { value: 'closed', label: t('candleClosed') },
                { value: 'forming', label: t('candleForming') },
              ]}
              onChange={(candle) => change({ candle })}
            />
          </Whole>
        </>
      )
  }
}

function PriceNow({ pair }: { pair: Pair }) {
  const t = useText()
  const pairPrice = usePairPrice()
  const { price } = useAtomValue(quoteAtom(pair))
  return <>{t('priceNow', { price: pairPrice(pair, price) })}</>
}

const Whole = styled.div`
  grid-column: 1 / -1;
`
