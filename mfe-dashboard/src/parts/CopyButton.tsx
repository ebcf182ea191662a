import { logFailure } from '@aldergate/platform'
import { Button, type ButtonSize, Icon, IconButton, showToast } from '@aldergate/ui'
import { useText } from '../texts'

interface CopyButtonProps {
  label: string
  /** Returns the text for the clipboard; called when the button is pressed. */
  text: () => string
  /** The message once the text is on the clipboard. */
  copied: string
  /** Whether all of the text stands on the screen, where it can be selected instead. */
  isOnScreen?: boolean
  /** Whether only the icon is shown. */
  isCompact?: boolean
  size?: ButtonSize
}

/** Copies a text, and says whether the browser allowed it. */
export function CopyButton({
  label,
  text,
  copied,
  isOnScreen = false,
  isCompact = false,
  size,
}: CopyButtonProps) {
  const t = useText()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      showToast(copied, 'success')
    } catch (cause) {
      logFailure('A text could not be copied.', cause)
      showToast(t(isOnScreen ? 'copyByHand' : 'copyFailed'), 'error')
    }
  }

  if (isCompact) return <IconButton icon="copy" label={label} onClick={() => void copy()} />
  return (
    <Button size={size} onClick={() => void copy()}>
      <Icon name="copy" size={14} />
      {label}
    </Button>
  )
}
