export { selectAtom, useAtomCallback } from './atomTools'
export { blamed, blamedRemote, noteOrigin } from './blame'
export { browserPermissionAtom, requestBrowserNotificationsAtom } from './browserNotifications'
export { erasableAtom, erasuresAtom, noteErasureAtom } from './erasure'
export {
  type AlertMarks,
  alertMarksAtom,
  type KeptAlerts,
  keptAlertsAtom,
  NO_KEPT_ALERTS,
} from './keptAlerts'
export {
  arrivalsOfDataAtom,
  keepDataAtom,
  type Keeping,
  keepingAtom,
  keepingFailsAtom,
  type KeepingWish,
  keepingWishAtom,
  noteArrivalAtom,
} from './keepingWish'
export { type Layout, layoutAtom, layoutOf, LayoutSchema } from './layout'
export { log, logFailure, logMissingPart, nameComposition } from './log'
export {
  markNewsAtom,
  type NewsMark,
  type NewsMarks,
  newsMarksAtom,
  NewsMarksSchema,
  NO_NEWS_MARKS,
} from './newsMarks'
export {
  clearNotificationsAtom,
  markAllReadAtom,
  markReadAtom,
  MAX_NOTIFICATIONS,
  type Notification,
  type NotificationContent,
  type NotificationKind,
  notificationsAtom,
  notifyAtom,
  recordNotificationAtom,
  removeNotificationAtom,
  restoreNotificationsAtom,
  unreadCountAtom,
} from './notifications'
export { ordersOffAtom } from './ordersOff'
export { type PageMeta, pageMetaAtom } from './pageMeta'
export {
  createBrowserRouter,
  Link,
  type LinkProps,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from './router'
export { loginAtom, logoutAtom, type Session, sessionAtom, type User } from './session'
export { showBrowserNotification } from './showBrowserNotification'
export {
  AUTO_LOGOUT_MINUTES,
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  DENSITIES,
  type Density,
  NUMBER_FORMATS,
  type NumberFormat,
  type PaletteName,
  PALETTES,
  REDUCED_MOTIONS,
  type ReducedMotion,
  type Settings,
  settingsAtom,
  SettingsSchema,
  TIME_ZONES,
} from './settings'
export { strategyTestsAtom } from './strategyTests'
export { useLatestParams, withParams } from './useLatestParams'
export { TYPED, useTypedText } from './useTypedText'
