import { loadToastArea } from './loadToastArea'
import type { Toast, ToastKind } from './toast.data'

type ToastOptions = Pick<Toast, 'action' | 'entry'>

/** Shows a brief message in a corner of the page, and keeps it in the notification center. */
export function showToast(
  text: string,
  kind: ToastKind = 'blank',
  options: ToastOptions = {},
): void {
  void loadToastArea().then(({ raise }) => raise({ text, kind, ...options }))
}
