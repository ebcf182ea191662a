import { recordNotificationAtom } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'
import { IconButton } from './IconButton'
import { useText } from './texts'
import { MAX_TOASTS, type ToastData } from './toast'

const FADE = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const RECORDED_AS = { blank: 'info', success: 'success', error: 'error' } as const

/** Where toasts appear; the host mounts it once. */
export function Toaster() {
  const t = useText()
  const record = useSetAtom(recordNotificationAtom)

  // Before the container's own effect, which shows the toasts that came ahead of it.
  useLayoutEffect(
    () =>
      toast.onChange(({ status, data }) => {
        if (status !== 'added') return
        const { text, kind, entry } = data as ToastData
        record({ text, kind: RECORDED_AS[kind], ...entry })
      }),
    [record],
  )

  return (
    <ToastContainer
      aria-label={t('notifications')}
      position="bottom-right"
      limit={MAX_TOASTS}
      transition={FADE}
      closeButton={<CloseToast />}
      icon={false}
      hideProgressBar
      pauseOnFocusLoss={false}
      draggable={false}
    />
  )
}

/** The container hands `closeToast` to its close button. */
function CloseToast({ closeToast }: { closeToast?: (byUser: boolean) => void }) {
  const t = useText()
  return <IconButton icon="close" label={t('close')} onClick={() => closeToast?.(true)} />
}
