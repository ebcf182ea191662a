import { Modal, type ModalProps } from './Modal'

/** A window over the page, at its end: Esc, ✕ and a click beside it close it. */
export function Drawer({ isOpen, ...rest }: Omit<ModalProps, 'size'>) {
  return isOpen ? <Modal place="side" {...rest} /> : null
}
