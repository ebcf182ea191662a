import { type Fit, FITS, FOLD_COUNTS, type Judge, JUDGES } from '@aldergate/market/strategy'
import { media, space } from '@aldergate/ui'
import { NumberField, SelectField } from '@aldergate/ui/forms'
import { useAtom } from 'jotai'
import styled from 'styled-components'
import { useText as useReportText } from '../backtest/texts'
import { formAtom } from './search.atoms'
import { LEAST_TRADES, type ReadForm, type SearchForm } from './searchForm'
import { useText } from './texts'

/** The choice of the figure that decides what is best, and of the stretches for the walk-forward. */
export function JudgeFields({ read }: { read: ReadForm }) {
  const t = useText()
  const report = useReportText()
  const [form, setForm] = useAtom(formAtom)

  function change(part: Partial<SearchForm>) {
    setForm({ ...form, ...part })
  }

  return (
    <Fields>
      <SelectField<Judge>
        label={t('judge')}
        value={form.judge}
        options={JUDGES.map((judge) => ({ value: judge, label: report(`figure.${judge}`) }))}
        onChange={(judge) => change({ judge })}
      />
      <NumberField
        label={t('leastTrades')}
        hint={t('leastTradesHint')}
        {...LEAST_TRADES}
        step={1}
        value={form.leastTrades}
        error={read.isLeastTradesSound ? undefined : t('wholeNumber', LEAST_TRADES)}
        onChange={(leastTrades) => change({ leastTrades })}
      />
      <NumberField
        label={t('folds')}
        hint={t('foldsHint')}
        {...FOLD_COUNTS}
        step={1}
        value={form.folds}
        error={read.areFoldsSound ? undefined : t('wholeNumber', FOLD_COUNTS)}
        onChange={(folds) => change({ folds })}
      />
      <SelectField<Fit>
        label={t('fit')}
        hint={t('foldsHint')}
        value={form.fit}
        options={FITS.map((fit) => ({
          value: fit,
          label: fit === 'all' ? t('fitAll') : t('fitTimes', { times: Number(fit) }),
        }))}
        onChange={(fit) => change({ fit })}
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  }
`
