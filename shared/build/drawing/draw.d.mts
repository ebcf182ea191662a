import type { RouteObject } from '@aldergate/platform'

interface Asked {
  routes: RouteObject[]
  path: string
  /** The prefix of the ids in the drawing. */
  prefix: string
  /** For so long what is drawn may be on its way. */
  limitMs?: number
}

/** Draws what routes show at a path: see `draw.mjs`. `drawing` is told while it does. */
export function draw(
  asked: Asked,
  drawing: { isOn: boolean },
): Promise<{ markup: string; styles: string; errors: unknown[] }>
