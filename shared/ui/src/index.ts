export { Badge, type Tone } from './Badge'
export { Blank } from './Blank'
export { Button } from './Button'
export { type ButtonSize } from './buttonLook'
export { ButtonLink } from './ButtonLink'
export { Card } from './Card'
export { Dialog } from './Dialog'
export { DialogActions } from './DialogActions'
export { Drawer } from './Drawer'
export { EmptyState } from './EmptyState'
export { EnglishOnly } from './EnglishOnly'
export { ErrorState } from './ErrorState'
export { Freshness } from './Freshness'
export { handOnFocus } from './handOnFocus'
export { Icon, type IconName } from './Icon'
export { IconButton } from './IconButton'
export { Late } from './Late'
export { LiveText } from './LiveText'
export { Muted } from './Muted'
export { Page } from './Page'
export { Row } from './Row'
export { SampleTag } from './SampleTag'
export { SimulatedTag } from './SimulatedTag'
export { Skeleton } from './Skeleton'
export { Stack } from './Stack'
export { Toaster } from './Toaster'
export { type Later, later, type Loaded, useLoaded } from './useLoaded'
export { VisuallyHidden } from './VisuallyHidden'
export { createFormat, MASK } from './format/createFormat'
export { numberLocale } from './format/numberLocale'
export { NO_VALUE } from './format/numbers'
export { useFormat } from './format/useFormat'
export { useNumberLocale } from './format/useNumberLocale'
export { createTexts, forgetMissingTexts, loadTexts, settleTexts } from './i18n/createTexts'
export { documentLanguage } from './i18n/documentLanguage'
export type { PlainTextKey, TextKey, Texts } from './i18n/message'
export { localeOf } from './i18n/locale'
export { tellOfMissingTexts } from './i18n/tellOfMissingTexts'
export { textsCame } from './i18n/textsCame'
export { useLocalText } from './i18n/useLocalText'
export { wantsLessMotion } from './theme/lessMotion'
export {
  color,
  type ColorName,
  DARK,
  font,
  fontSize,
  fontWeight,
  LIGHT,
  measure,
  media,
  motion,
  radius,
  size,
  space,
} from './theme/tokens'
export { showToast } from './showToast'
export { useText as useKitText } from './texts'
export { usePageMeta } from './usePageMeta'
