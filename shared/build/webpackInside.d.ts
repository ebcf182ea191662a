/** Parts of webpack that we replace or rely on, and for which it publishes no types. */

declare module 'webpack/lib/runtime/AutoPublicPathRuntimeModule.js' {
  import { RuntimeModule } from 'webpack'
  export default class AutoPublicPathRuntimeModule extends RuntimeModule {}
}

declare module 'webpack/lib/runtime/CreateFakeNamespaceObjectRuntimeModule.js' {
  import { RuntimeModule } from 'webpack'
  export default class CreateFakeNamespaceObjectRuntimeModule extends RuntimeModule {}
}

declare module 'webpack/lib/sharing/ConsumeSharedRuntimeModule.js' {
  import { RuntimeModule } from 'webpack'
  export default class ConsumeSharedRuntimeModule extends RuntimeModule {}
}

declare module 'webpack/lib/sharing/ShareRuntimeModule.js' {
  import { RuntimeModule } from 'webpack'
  export default class ShareRuntimeModule extends RuntimeModule {}
}

declare module 'webpack/lib/web/JsonpChunkLoadingRuntimeModule.js' {
  import { RuntimeModule } from 'webpack'
  export default class JsonpChunkLoadingRuntimeModule extends RuntimeModule {}
}

declare module 'webpack/lib/ids/IdHelpers.js' {
  import type { Compilation, Module } from 'webpack'
  const idHelpers: {
    getUsedModuleIdsAndModules: (compilation: Compilation) => [Set<string>, Module[]]
    assignDeterministicIds: <Item>(
      items: Item[],
      nameOf: (item: Item) => string,
      comparator: (one: Item, other: Item) => -1 | 0 | 1,
      assign: (item: Item, id: number) => boolean,
      ranges: number[],
      expandFactor: number,
      extraSpace: number,
    ) => void
  }
  export default idHelpers
}

declare module 'webpack/lib/util/semver.js' {
  const semver: { rangeToString: (range: readonly (string | number)[]) => string }
  export default semver
}
