import { recordNotificationAtom } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'
import styled from 'styled-components'
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

/** Where toasts appear: over the page, and over what the browser shows above it. */
export function ToastArea() {
  const t = useText()
  const record = useSetAtom(recordNotificationAtom)
  const placeRef = useRef<HTMLDivElement>(null)
  const belowRef = useRef<Element | null>(null)
  /** What had the focus before it came here. */
  const cameFromRef = useRef<HTMLElement>(undefined)

  // Before the container's own effect, which shows the toasts that came ahead of it.
  useLayoutEffect(
    () =>
      toast.onChange(({ status, data }) => {
        if (status !== 'added') return
        putOnTop()
        const { text, kind, entry } = data as Toast
        record({ text, kind: RECORDED_AS[kind], ...entry })
      }),
    [record],
  )

  return (
    <Place ref={placeRef} popover="manual" onFocus={noteOrigin}>
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
      />
    </Place>
  )

  function noteOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    cameFromRef.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
  }

  /** A toast that goes takes the focus along that it has: who came by the keyboard goes on where they were. */
  function giveBackFocus() {
    if (document.activeElement === document.body) cameFromRef.current?.focus()
  }

  /** Whatever was opened last is above all: a dialog, or a panel that fills the screen, hides what was there before. */
  function putOnTop() {
    const place = placeRef.current
    const top = [...document.querySelectorAll(':modal, :fullscreen')].at(-1) ?? null
    if (!place?.showPopover) return
    const isShown = place.matches(':popover-open')
    if (isShown && top === belowRef.current) return
    if (isShown) place.hidePopover()
    place.showPopover()
    belowRef.current = top
  }
}

/** A popover without a box of its own. */
const Place = styled.div`
  inset: auto;
  width: 0;
  height: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
`

interface CloseToastProps {
  /** The container hands it to its close button. */
  closeToast?: (byUser: boolean) => void
  onGone: () => void
}

function CloseToast({ closeToast, onGone }: CloseToastProps) {
  const t = useText()
  // By a reference: it is the toast's going that is told, not another function's coming.
  const onGoneRef = useRef(onGone)
  useEffect(() => () => onGoneRef.current(), [])
  return <IconButton icon="close" label={t('close')} onClick={() => closeToast?.(true)} />
}
