import { recordNotificationAtom } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'
import { IconButton } from './IconButton'
import { useText } from './texts'
import { MAX_TOASTS, type Toast, TOAST_MS } from './toast.data'
import { ToastBody } from './ToastBody'
import { createTopPlace } from './topPlace'

const FADE = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const TYPES = { blank: 'default', success: 'success', error: 'error' } as const

const RECORDED_AS = { blank: 'info', success: 'success', error: 'error' } as const

/** Shows a toast, or queues it while there is no area, or no room in it. */
export function raise(data: Toast): void {
  const { text, kind, action } = data
  toast<Toast>(
    ({ closeToast }) => <ToastBody text={text} action={action} onClose={() => closeToast()} />,
    {
      type: TYPES[kind],
      role: kind === 'error' ? 'alert' : 'status',
      // What offers something has to be read and reached.
      autoClose: action ? Math.max(TOAST_MS[kind], TOAST_MS.blank) : TOAST_MS[kind],
      data,
    },
  )
}

/** The area for toasts: above the page, and above the browser's top layer. */
export function ToastArea() {
  const t = useText()
  const record = useSetAtom(recordNotificationAtom)
  const [{ element, raise, giveBackFocus }] = useState(createTopPlace)

  useLayoutEffect(() => {
    document.body.append(element)
    return () => element.remove()
  }, [element])

  // Registered before the container's own effect, which shows the queued toasts.
  useLayoutEffect(
    () =>
      toast.onChange(({ status, data }) => {
        if (status !== 'added') return
        raise()
        const { text, kind, entry } = data as Toast
        record({ text, kind: RECORDED_AS[kind], ...entry })
      }),
    [record, raise],
  )

  return createPortal(
    <ToastContainer
      aria-label={t('notifications')}
      position="bottom-right"
      limit={MAX_TOASTS}
      transition={FADE}
      closeButton={<CloseToast onGone={giveBackFocus} />}
      icon={false}
      hideProgressBar
      pauseOnFocusLoss={false}
      draggable={false}
    />,
    element,
  )
}

interface CloseToastProps {
  /** The container hands it to its close button. */
  closeToast?: (byUser: boolean) => void
  /** Called on removal, because a removed toast loses the focus that it had. */
  onGone: () => void
}

function CloseToast({ closeToast, onGone }: CloseToastProps) {
  const t = useText()
  useEffect(() => onGone, [onGone])
  return <IconButton icon="close" label={t('close')} onClick={() => closeToast?.(true)} />
}
