import type { LeftOutRemote, ReadableRegistry } from './readRegistry'

/** The left-out remote that would serve this exact path. */
export function leftOutAt({ leftOut }: ReadableRegistry, path: string): LeftOutRemote | undefined {
  return leftOut.find(({ pages }) => pages.some((page) => page.path === path))
}
