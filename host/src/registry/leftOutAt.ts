import type { LeftOutRemote, ReadableRegistry } from './readRegistry'

/** The remote that would answer this very path, if it could be read. */
export function leftOutAt({ leftOut }: ReadableRegistry, path: string): LeftOutRemote | undefined {
  return leftOut.find(({ pages }) => pages.some((page) => page.path === path))
}
