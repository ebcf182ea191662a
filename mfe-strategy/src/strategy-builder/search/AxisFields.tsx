import { MOST_VALUES, numbersOf, type Tested } from '@aldergate/market/strategy'
import { media, space, useFormat, VisuallyHidden } from '@aldergate/ui'
import { NumberField, SelectField } from '@aldergate/ui/forms'
import { useAtom, useAtomValue } from 'jotai'
import styled from 'styled-components'
import { strategyAtom } from '../strategy/builder.atoms'
import { formAtom } from './search.atoms'
import {
  axesOf,
  axisAround,
  type FormProblem,
  placeKey,
  type ReadForm,
  type TypedAxis,
} from './searchForm'
import { useText } from './texts'
import { usePlaceNames } from './usePlaceNames'

/** The choice of the numbers to try, each with its range and step. */
export function AxisFields({ tested, read }: { tested: Tested; read: ReadForm }) {
  const t = useText()
  const format = useFormat()
  const { nameOf } = usePlaceNames()
  const strategy = useAtomValue(strategyAtom)
  const [form, setForm] = useAtom(formAtom)

  const numbers = numbersOf(tested)
  const axes = axesOf(form, tested, strategy)

  function change(index: number, part: Partial<TypedAxis>) {
    const [first, second] = axes.map((axis, at) => (at === index ? { ...axis, ...part } : axis))
    if (first && second) setForm({ ...form, axes: [first, second] })
  }

  function choose(index: number, key: string) {
    const number = numbers.find(({ place }) => placeKey(place) === key)
    change(index, number ? axisAround(number, tested, strategy) : { place: '' })
  }

  function problemText(index: 0 | 1): string | undefined {
    const problem: FormProblem | undefined = read.problems[index]
    if (!problem) return undefined
    const { min = 0, max = 0, grain = 1 } = read.limits[index] ?? {}
    switch (problem) {
      case 'outOfRange':
        if (max === Infinity) return t('problem.tooLow', { min: format.number(min) })
        if (min === -Infinity) return t('problem.tooHigh', { max: format.number(max) })
        return t('problem.outOfRange', { min: format.number(min), max: format.number(max) })
      case 'tooFine':
        return t('problem.tooFine', { grain: format.number(grain) })
      case 'tooMany':
        return t('problem.tooMany', { most: MOST_VALUES })
      default:
        return t(`problem.${problem}`)
    }
  }

  return ([0, 1] as const).map((index) => {
    const { place, from, to, step } = axes[index]
    const isKnown = numbers.some((number) => placeKey(number.place) === place)
    const problem = problemText(index)
    const isOfChoice = read.problems[index] === 'noPlace' || read.problems[index] === 'samePlace'
    return (
      <fieldset key={index}>
        <VisuallyHidden as="legend">{t(index === 0 ? 'first' : 'second')}</VisuallyHidden>
        <Fields>
          <SelectField<string>
            label={t(index === 0 ? 'first' : 'second')}
            value={isKnown ? place : ''}
            error={isOfChoice ? problem : undefined}
            options={[
              { value: '', label: t(index === 0 ? 'choose' : 'none') },
              ...numbers.map((number) => ({
                value: placeKey(number.place),
                label: nameOf(number.place, tested),
              })),
            ]}
            onChange={(key) => choose(index, key)}
          />
          {isKnown && (
            <>
              <NumberField
                label={t('from')}
                value={from}
                error={isOfChoice ? undefined : problem}
                onChange={(typed) => change(index, { from: typed })}
              />
              <NumberField
                label={t('to')}
                value={to}
                onChange={(typed) => change(index, { to: typed })}
              />
              <NumberField
                label={t('step')}
                value={step}
                onChange={(typed) => change(index, { step: typed })}
              />
            </>
          )}
        </Fields>
      </fieldset>
    )
  })
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${space(3)};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 3fr) repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`
