import type { RegisteredPage } from '@aldergate/contract'
import { Page, Skeleton } from '@aldergate/ui'
import { useText } from '../texts'
import { useRegisteredHead } from './useRegisteredHead'

/** Stands in for the first page while it is on its way for longer than usual. */
export function PageSkeleton({ page }: { page: RegisteredPage }) {
  const t = useText()
  const title = useRegisteredHead(page)
  return (
    <Page title={title}>
      <Skeleton height={360} label={t('loading', { page: title })} />
    </Page>
  )
}
