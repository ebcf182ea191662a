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

/** Puts a toast on the screen, or into the queue while there is no area, or no room in it. */
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

/** Where toasts appear: over the page, and over what the browser shows above it. */
export function ToastArea() {
  const t = useText()
  const record = useSetAtom(recordNotificationAtom)
  const [{ element, raise, giveBackFocus }] = useState(createTopPlace)

  useLayoutEffect(() => {
    document.body.append(element)
    return () => element.remove()
  }, [element])

  // Before the container's own effect, which shows the toasts that came ahead of it.
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
  /** A toast that goes takes the focus along that it has. */
  onGone: () => void
}

function CloseToast({ closeToast, onGone }: CloseToastProps) {
  const t = useText()
  useEffect(() => onGone, [onGone])
  return <IconButton icon="close" label={t('close')} onClick={() => closeToast?.(true)} />
}
