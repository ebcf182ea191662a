/** The name of the error of whoever asks for the time, or for chance, while a page is drawn. */
export const NO_TIME: string

interface Drawing {
  isOn: boolean
  /** Told of a step that never ends. */
  stop?: (error: unknown) => void
}

/** Runs a bundle where nobody can tell the time while it draws: see `timeless.mjs`. */
export function runTimeless<Exports>(
  code: string,
  filename: string,
  limitMs?: number,
): Exports & { drawing: Drawing }
