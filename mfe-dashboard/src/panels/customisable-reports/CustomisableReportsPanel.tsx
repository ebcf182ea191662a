import { Stack } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { periodError } from './filter'
import { ReportFilterForm } from './ReportFilterForm'
import { ReportPreview } from './ReportPreview'
import { reportFilterAtom } from './reports.atoms'

export function CustomisableReportsPanel() {
  const filter = useAtomValue(reportFilterAtom)

  return (
    <Stack $gap={3}>
      <ReportFilterForm />
      {!periodError(filter) && <ReportPreview filter={filter} />}
    </Stack>
  )
}
