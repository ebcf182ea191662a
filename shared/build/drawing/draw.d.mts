import type { RouteObject } from '@aldergate/platform'

interface Asked {
  routes: RouteObject[]
  path: string
  /** What the ids of the drawing begin with. */
  prefix: string
}

/** Draws what routes show at a path: see `draw.mjs`. `drawing` is told while it does. */
export function draw(
  asked: Asked,
  drawing: { isOn: boolean },
): Promise<{ markup: string; styles: string; errors: unknown[] }>
