import type { RegisteredPage } from '@aldergate/contract'
import { Page, Skeleton } from '@aldergate/ui'
import { useText } from '../texts'
import { useRegisteredHead } from './useRegisteredHead'

/**
 * Stands in for the first page while it is on its way for longer than usual. Delivery waits for the end of the
 * mark when it looks whether a page can be shown.
 */
export function PageSkeleton({ page }: { page: RegisteredPage }) {
  const t = useText()
  const title = useRegisteredHead(page)
  return (
    <Page title={title}>
      <div data-page-waits>
        <Skeleton height={360} label={t('loading', { page: title })} />
      </div>
    </Page>
  )
}
