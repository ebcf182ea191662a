import { Modal, type ModalProps } from './Modal'

/** A window over the page, in its middle: Esc, ✕ and a click beside it close it. */
export function Dialog({ isOpen, ...rest }: ModalProps) {
  return isOpen ? <Modal place="centre" {...rest} /> : null
}
