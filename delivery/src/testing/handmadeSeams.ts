import type { Names, Seam } from '../seam/seam.ts'

interface HandmadeSeam {
  /** The declarations of each shared module. */
  texts: Readonly<Record<string, string>>
  names?: Names
  /** The copies that a build bundles: their versions, and what they use in turn. */
  copies?: Readonly<Record<string, { version: string; names?: Names; libraries?: Names }>>
  /** Version ranges; for modules without one, any version is acceptable. */
  ranges?: Readonly<Record<string, string>>
  /** The names that it uses from libraries. */
  libraries?: Names
  /** The names that a host provides of libraries that it does not provide whole. */
  given?: Names
}

/** The seam of a build, as its bundler would write it. */
export function handmadeSeam({
  texts,
  names = {},
  copies = {},
  ranges = {},
  libraries = {},
  given = {},
}: HandmadeSeam): Seam {
  const keys = Object.keys(texts)
  return {
    ranges: { ...Object.fromEntries(keys.map((key) => [key, '*'])), ...ranges },
    names,
    copies: Object.fromEntries(
      Object.entries(copies).map(([key, copy]) => [key, { names: {}, libraries: {}, ...copy }]),
    ),
    libraries,
    given,
    declarations: {
      entries: Object.fromEntries(keys.map((key) => [key, `${key}.d.ts`])),
      files: Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${key}.d.ts`, text])),
    },
  }
}

/** The seam of a build that uses no shared modules. */
export const NO_SEAM = handmadeSeam({ texts: {} })
