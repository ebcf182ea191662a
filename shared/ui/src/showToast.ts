import { loadToastArea } from './loadToastArea'
import type { Toast, ToastKind } from './toast.data'

type ToastOptions = Pick<Toast, 'action' | 'entry'>

/** Says something in passing, in a corner of the page; the notification center keeps it. */
export function showToast(
  text: string,
  kind: ToastKind = 'blank',
  options: ToastOptions = {},
): void {
  void loadToastArea().then(({ raise }) => raise({ text, kind, ...options }))
}
