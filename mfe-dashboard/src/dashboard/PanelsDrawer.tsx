import { Drawer, ErrorState, later, Skeleton, useLoaded } from '@aldergate/ui'
import { useText } from '../texts'

/** Few visits open it, and the dashboard does not wait for it. */
const content = later(() => import('./DrawerContent'))

interface PanelsDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** The way to find a panel, to go to it, and to bring a hidden one back. */
export function PanelsDrawer({ isOpen, onClose }: PanelsDrawerProps) {
  const t = useText()
  return (
    <Drawer title={t('drawerTitle')} isOpen={isOpen} onClose={onClose}>
      <LateContent onClose={onClose} />
    </Drawer>
  )
}

function LateContent({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { loaded, retry } = useLoaded(content)

  if (loaded.status === 'ready') return <loaded.value.DrawerContent onClose={onClose} />
  return loaded.status === 'failed' ? (
    <ErrorState title={t('drawerFailed')} onRetry={retry} />
  ) : (
    <Skeleton height={480} label={t('drawerLoading')} />
  )
}
