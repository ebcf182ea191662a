import { log } from '@aldergate/platform'
import { Button, media, space } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { DateField, SelectField } from '@aldergate/ui/forms'
import { useAtom, useAtomValue } from 'jotai'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { FIRST_DAY, GROUPINGS, LAST_DAY, REPORT_TYPES } from './filter'
import { reportFilterAtom, reportProblemAtom } from './reports.atoms'
import { useText } from './texts'

/** The filter of the report. Generating only writes the filter to the log. */
export function ReportFilterForm() {
  const t = useText()
  const [filter, change] = useAtom(reportFilterAtom)

  const problem = useAtomValue(reportProblemAtom)

  function errorAt(field: 'timeframeStart' | 'timeframeEnd') {
    return problem?.field === field ? t(problem.text) : undefined
  }

  function generate(event: SubmitEvent) {
    event.preventDefault()
    if (!problem) log('Report filters', filter)
  }

  return (
    <Form aria-label={t('filter')} noValidate onSubmit={generate}>
      <DateField
        label={t('timeframeStart')}
        value={filter.timeframeStart}
        min={FIRST_DAY}
        max={LAST_DAY}
        error={errorAt('timeframeStart')}
        data-lead-focus
        onChange={(timeframeStart) => change({ timeframeStart })}
      />
      <DateField
        label={t('timeframeEnd')}
        value={filter.timeframeEnd}
        min={FIRST_DAY}
        max={LAST_DAY}
        error={errorAt('timeframeEnd')}
        onChange={(timeframeEnd) => change({ timeframeEnd })}
      />
      <SelectField
        label={t('reportType')}
        value={filter.reportType}
        options={REPORT_TYPES.map((value) => ({ value, label: t(value) }))}
        onChange={(reportType) => change({ reportType })}
      />
      <SelectField
        label={t('groupBy')}
        value={filter.groupBy}
        options={GROUPINGS.map((value) => ({ value, label: t(value) }))}
        onChange={(groupBy) => change({ groupBy })}
      />
      <SwitchField
        label={t('includeCharts')}
        checked={filter.includeCharts}
        onChange={(includeCharts) => change({ includeCharts })}
      />
      <Button type="submit" variant="primary" title={t('generateHint')}>
        {t('generate')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(2)} ${space(3)};

  ${media.phone} {
    gap: ${space(2)};
  }
`
