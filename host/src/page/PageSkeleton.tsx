import type { RegisteredPage } from '@aldergate/contract'
import { useLocation } from '@aldergate/platform'
import { Page, Skeleton } from '@aldergate/ui'
import { DrawnPage } from '../drawing/DrawnPage'
import { useDrawing } from '../drawing/useDrawing'
import { useText } from '../texts'
import { useRegisteredHead } from './useRegisteredHead'

/**
 * Stands in for the first page while it is on its way for longer than usual; where the document has drawn that, the
 * drawing stays. Delivery waits for the end of the mark when it looks whether a page can be shown.
 */
export function PageSkeleton({ page }: { page: RegisteredPage }) {
  const t = useText()
  const title = useRegisteredHead(page)
  const { pathname } = useLocation()
  const drawing = useDrawing(pathname)
  return (
    <>
      {drawing ? (
        <DrawnPage drawing={drawing} />
      ) : (
        <Page title={title}>
          <Skeleton height={360} label={t('loading', { page: title })} />
        </Page>
      )}
      <div data-page-waits />
    </>
  )
}
