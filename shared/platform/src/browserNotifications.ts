import { atom } from 'jotai'

/** Whether the browser may show notifications; browsers ask the user themselves, once. */
export type BrowserPermission = 'unsupported' | NotificationPermission

const readPermissionAtom = atom<BrowserPermission>()

/** Follows changes in the browser's own settings when the trader returns to the page. */
export const browserPermissionAtom = atom(
  (get) => get(readPermissionAtom) ?? permission(),
  (_get, set) => {
    set(readPermissionAtom, permission())
  },
)
browserPermissionAtom.onMount = (read) => {
  read()
  document.addEventListener('visibilitychange', read)
  return () => document.removeEventListener('visibilitychange', read)
}

/** Makes the browser ask; only to be called from a click on a control that says so. */
export const requestBrowserNotificationsAtom = atom(null, async (_get, set) => {
  if (permission() === 'default') await window.Notification.requestPermission()
  set(readPermissionAtom, permission())
})

function permission(): BrowserPermission {
  // During prerendering there is no browser.
  if (typeof window === 'undefined') return 'unsupported'
  return 'Notification' in window ? window.Notification.permission : 'unsupported'
}
