import type { Module } from 'webpack'

/** Webpack's word for modules that stand for what somebody else shares. */
const CONSUMED = 'consume-shared-module'

/** Its word for modules by which a build gives something to others. */
const PROVIDED = 'provide-module'

/** A module that a build takes from whoever shares it. Webpack publishes no type of it. */
export interface ConsumedModule extends Module {
  options: {
    shareKey: string
    /** A range as webpack has read it: of `^` and `~`, how many parts are fixed, and the least version. */
    requiredVersion: readonly (string | number)[] | false | undefined
    strictVersion: boolean
    singleton: boolean
    eager: boolean
    /** The copy that the build has of it, if any. */
    import: string | undefined
  }
}

/** A module by which a build gives something to others. Webpack publishes no type of it. */
export interface ProvidedModule extends Module {
  _name: string
  _version: string
}

export function isConsumed(module: Module): module is ConsumedModule {
  return module.type === CONSUMED
}

export function isProvided(module: Module): module is ProvidedModule {
  return module.type === PROVIDED
}

/** The file that a module is made of, with its query; nothing for one that webpack makes itself. */
export function resourceOf(module: Module): string {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : ''
}
