import { Stack } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { ReportFilterForm } from './ReportFilterForm'
import { ReportPreview } from './ReportPreview'
import { reportFilterAtom, reportProblemAtom } from './reports.atoms'

export function CustomisableReportsPanel() {
  const filter = useAtomValue(reportFilterAtom)
  const problem = useAtomValue(reportProblemAtom)

  return (
    <Stack $gap={3}>
      <ReportFilterForm />
      {!problem && <ReportPreview filter={filter} />}
    </Stack>
  )
}
