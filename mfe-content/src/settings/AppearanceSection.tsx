import {
  DENSITIES,
  type Density,
  NUMBER_FORMATS,
  type PaletteName,
  PALETTES,
  REDUCED_MOTIONS,
  type ReducedMotion,
} from '@aldergate/platform'
import { Card, Stack } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { SelectField } from '@aldergate/ui/forms'
import type { SectionProps } from './draft'
import { useText } from './texts'

const PALETTE_TEXTS = {
  'green-red': 'paletteGreenRed',
  'red-green': 'paletteRedGreen',
  'blue-orange': 'paletteBlueOrange',
} as const satisfies Record<PaletteName, string>

const DENSITY_TEXTS = {
  compact: 'densityCompact',
  normal: 'densityNormal',
  comfortable: 'densityComfortable',
} as const satisfies Record<Density, string>

const MOTION_TEXTS = {
  system: 'motionSystem',
  always: 'motionAlways',
} as const satisfies Record<ReducedMotion, string>

/** How everything looks, in every part of the app. */
export function AppearanceSection({ draft, onChange }: SectionProps) {
  const t = useText()
  const numberFormats = NUMBER_FORMATS.map((value) => ({
    value,
    label: value === 'language' ? t('numberFormatLanguage') : value,
  }))

  return (
    <Card id="appearance" heading={t('appearance')}>
      <Stack $gap={4}>
        <SwitchField
          data-lead-focus
          label={t('darkMode')}
          checked={draft.darkMode}
          onChange={(darkMode) => onChange({ darkMode })}
        />
        <SwitchField
          label={t('discreet')}
          hint={t('discreetHint')}
          checked={draft.discreet}
          onChange={(discreet) => onChange({ discreet })}
        />
        <SelectField
          label={t('palette')}
          hint={t('paletteHint')}
          value={draft.palette}
          options={PALETTES.map((value) => ({ value, label: t(PALETTE_TEXTS[value]) }))}
          onChange={(palette) => onChange({ palette })}
        />
        <SelectField
          label={t('density')}
          value={draft.density}
          options={DENSITIES.map((value) => ({ value, label: t(DENSITY_TEXTS[value]) }))}
          onChange={(density) => onChange({ density })}
        />
        <SelectField
          label={t('motion')}
          value={draft.reducedMotion}
          options={REDUCED_MOTIONS.map((value) => ({ value, label: t(MOTION_TEXTS[value]) }))}
          onChange={(reducedMotion) => onChange({ reducedMotion })}
        />
        <SelectField
          label={t('numberFormat')}
          value={draft.numberFormat}
          options={numberFormats}
          onChange={(numberFormat) => onChange({ numberFormat })}
        />
      </Stack>
    </Card>
  )
}
