export { Badge, type Tone } from './Badge'
export { Blank } from './Blank'
export { Button } from './Button'
export { type ButtonSize } from './buttonLook'
export { ButtonLink } from './ButtonLink'
export { Card } from './Card'
export { type Column, DataTable } from './DataTable'
export { Dialog } from './Dialog'
export { DialogActions } from './DialogActions'
export { Direction } from './Direction'
export { Drawer } from './Drawer'
export { EmptyState } from './EmptyState'
export { EnglishOnly } from './EnglishOnly'
export { EraseDialog } from './EraseDialog'
export { ErrorState } from './ErrorState'
export { Field, type FieldTexts } from './Field'
export { inputLook } from './inputLook'
export { Freshness } from './Freshness'
export { Highlighted } from './Highlighted'
export { Icon, type IconName } from './Icon'
export { IconButton } from './IconButton'
export { marking } from './marking'
export { Muted } from './Muted'
export { NumberField } from './NumberField'
export { Page } from './Page'
export { PanelFrame } from './PanelFrame'
export { PasswordField } from './PasswordField'
export { Row } from './Row'
export { SampleTag } from './SampleTag'
export { SearchField } from './SearchField'
export { type Option, SelectField } from './SelectField'
export { SignedChange } from './SignedChange'
export { SignedMoney } from './SignedMoney'
export { SimulatedTag } from './SimulatedTag'
export { Skeleton } from './Skeleton'
export { Sparkline } from './Sparkline'
export { Stack } from './Stack'
export { Stat } from './Stat'
export { SwitchField } from './SwitchField'
export { Tabs } from './Tabs'
export { TextAreaField } from './TextAreaField'
export { TextField } from './TextField'
export { Toaster } from './Toaster'
export { ToggleGroup } from './ToggleGroup'
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
export { sliceNames } from './i18n/sliceNames'
export { tellOfMissingTexts } from './i18n/tellOfMissingTexts'
export { textsCame } from './i18n/textsCame'
export { useLocalText } from './i18n/useLocalText'
export { contrast } from './theme/contrast'
export {
  type ChartColor,
  type ChartPalette,
  inkOn,
  isChartColor,
  isSamePalette,
  readPalette,
  watchTheme,
} from './theme/palette'
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
export { usePageMeta } from './usePageMeta'
export { useNearViewport } from './useNearViewport'
