import type { Density, PaletteName, ReducedMotion } from '@aldergate/platform'

export const PALETTE_TEXTS = {
  'green-red': 'settings.paletteGreenRed',
  'red-green': 'settings.paletteRedGreen',
  'blue-orange': 'settings.paletteBlueOrange',
} as const satisfies Record<PaletteName, string>

export const DENSITY_TEXTS = {
  compact: 'settings.densityCompact',
  normal: 'settings.densityNormal',
  comfortable: 'settings.densityComfortable',
} as const satisfies Record<Density, string>

export const MOTION_TEXTS = {
  system: 'settings.motionSystem',
  always: 'settings.motionAlways',
} as const satisfies Record<ReducedMotion, string>
