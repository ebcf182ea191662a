import type { RegisteredPage } from '@aldergate/contract'
import { useLocation } from '@aldergate/platform'
import { Page, Skeleton } from '@aldergate/ui'
import { DrawnPage } from '../drawing/DrawnPage'
import { useDrawing } from '../drawing/useDrawing'
import { useText } from '../texts'
import { useRegisteredHead } from './useRegisteredHead'

/**
 * Shown while the first page takes longer than usual to load; a prerendered page stays instead. Delivery waits for
 * `data-page-waits` to disappear when it checks whether a page can be shown.
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
