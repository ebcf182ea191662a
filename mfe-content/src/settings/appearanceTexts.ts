import type { Density, PaletteName, ReducedMotion } from '@aldergate/platform'

export const PALETTE_TEXTS = {
  'green-red': 'paletteGreenRed',
  'red-green': 'paletteRedGreen',
  'blue-orange': 'paletteBlueOrange',
} as const satisfies Record<PaletteName, string>

export const DENSITY_TEXTS = {
  compact: 'densityCompact',
  normal: 'densityNormal',
  comfortable: 'densityComfortable',
} as const satisfies Record<Density, string>

export const MOTION_TEXTS = {
  system: 'motionSystem',
  always: 'motionAlways',
} as const satisfies Record<ReducedMotion, string>
