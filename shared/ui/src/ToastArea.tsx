import { recordNotificationAtom } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'
import { IconButton } from './IconButton'
import { useText } from './texts'
import { MAX_TOASTS, type Toast, TOAST_MS } from './toast.data'
import { ToastBody } from './ToastBody'

const FADE = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const TYPES = { blank: 'default', success: 'success', error: 'error' } as const

const RECORDED_AS = { blank: 'info', success: 'success', error: 'error' } as const

/** Puts a toast on the screen, or into the queue while there is no area, or no room in it. */
export function raise(data: Toast): void {
  const { text, kind, action } = data
  toast<Toast>(
    ({ closeToast }) => <ToastBody text={text} action={action} onClose={() => closeToast()} />,
    {
      type: TYPES[kind],
      role: kind === 'error' ? 'alert' : 'status',
      autoClose: TOAST_MS[kind],
      data,
    },
  )
}

/** Where toasts appear. */
export function ToastArea() {
  const t = useText()
  const record = useSetAtom(recordNotificationAtom)

  // Before the container's own effect, which shows the toasts that came ahead of it.
  useLayoutEffect(
    () =>
      toast.onChange(({ status, data }) => {
        if (status !== 'added') return
        const { text, kind, entry } = data as Toast
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
