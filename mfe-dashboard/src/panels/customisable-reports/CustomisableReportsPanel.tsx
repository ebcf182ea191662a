import { space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { periodError } from './filter'
import { ReportFilterForm } from './ReportFilterForm'
import { ReportPreview } from './ReportPreview'
import { reportFilterAtom } from './reports.atoms'

export function CustomisableReportsPanel() {
  const filter = useAtomValue(reportFilterAtom)

  return (
    <Stack>
      <ReportFilterForm />
      {!periodError(filter) && <ReportPreview filter={filter} />}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`
