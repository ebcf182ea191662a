import type { BuiltHost, BuiltRemote } from '@aldergate/contract/built'
import { rootFile } from '../names/storePaths.ts'

/** The files that a build refers to and that browsers request by hash. */
export function neededFiles(built: BuiltHost | BuiltRemote): string[] {
  return built.kind === 'host'
    ? [
        built.entry,
        built.boot,
        ...built.preload,
        ...Object.values(built.packages).flat(),
        ...Object.values(built.texts).flat(),
        ...built.fonts,
        ...(built.ground === undefined ? [] : [built.ground]),
        ...built.frame.flatMap(({ markup, style }) => [markup, style]),
        ...built.root.map(rootFile),
      ]
    : [
        built.entry,
        ...built.spareFiles,
        ...built.pages.flatMap((page) => page.files),
        ...built.pages.flatMap(({ drawn }) =>
          drawn.flatMap(({ markup, style }) => [markup, style]),
        ),
        ...Object.values(built.texts).flat(),
      ]
}
