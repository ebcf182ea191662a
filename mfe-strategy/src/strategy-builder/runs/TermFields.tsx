import { media, space, useFormat } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { NumberField, SelectField } from '@aldergate/ui/forms'
import { useAtom, useAtomValue } from 'jotai'
import styled from 'styled-components'
import { dataSourceAtom } from '../own-data/ownData.atoms'
import { useText as useDataText } from '../own-data/texts'
import { termsAtom } from './terms.atoms'
import {
  CANDLE_COUNTS,
  isSound,
  limitsOf,
  type NumberTerm,
  NUMBER_TERMS,
  type TypedTerms,
} from './terms'
import { useText } from './texts'

const STEPS: Readonly<Record<NumberTerm, number>> = {
  capital: 100,
  positionPercent: 1,
  commissionPercent: 0.01,
  slippagePercent: 0.01,
}

export function TermFields() {
  const t = useText()
  const sayOfData = useDataText()
  const format = useFormat()
  const isMarket = useAtomValue(dataSourceAtom) === 'market'
  const [terms, setTerms] = useAtom(termsAtom)

  function change(part: Partial<TypedTerms>) {
    setTerms((before) => ({ ...before, ...part }))
  }

  return (
    <>
      <Fields>
        {isMarket && (
          <SelectField<string>
            label={t('candles')}
            hint={t('candlesHint')}
            value={String(terms.candles)}
            options={CANDLE_COUNTS.map((count) => ({
              value: String(count),
              label: format.number(count),
            }))}
            onChange={(count) => change({ candles: Number(count) })}
          />
        )}
        {NUMBER_TERMS.map((term) => (
          <NumberField
            key={term}
            label={t(term)}
            min={limitsOf(term).min}
            max={limitsOf(term).max}
            step={STEPS[term]}
            value={terms[term]}
            error={isSound(term, terms[term]) ? undefined : t('outOfRange', limitsOf(term))}
            onChange={(typed) => change({ [term]: typed })}
          />
        ))}
      </Fields>
      <Choice>
        <SwitchField
          label={isMarket ? t('minutes') : sayOfData('finer')}
          hint={isMarket ? t('minutesHint') : sayOfData('finerHint')}
          checked={terms.decidesByMinutes}
          onChange={(decidesByMinutes) => change({ decidesByMinutes })}
        />
      </Choice>
    </>
  )
}

/** No wider than a card of settings: a switch at the far end of a page belongs to no text. */
const Choice = styled.div`
  max-width: 480px;
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  }
`
