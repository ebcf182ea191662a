import { Drawer, Late, later, Skeleton } from '@aldergate/ui'
import { useText } from '../texts'

/** Loaded on demand, because few visits open it. */
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
      <Late
        part={content}
        waiting={<Skeleton height={480} label={t('drawerLoading')} />}
        failed={t('drawerFailed')}
      >
        {({ DrawerContent }) => <DrawerContent onClose={onClose} />}
      </Late>
    </Drawer>
  )
}
