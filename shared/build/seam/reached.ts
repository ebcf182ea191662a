import type { Compilation, Module, ModuleGraph, ModuleGraphConnection } from 'webpack'
import { isConsumed, resourceOf } from './modules.ts'

/** A connection from a module to one that it needs. */
interface Step {
  connection: ModuleGraphConnection
  target: Module
  /** Whether the connection is active, as far as webpack can tell. */
  state: ReturnType<ModuleGraphConnection['getActiveState']>
}

/** The entry modules of a build: its pages, or the start of the host. */
export function entryModules({ entries, moduleGraph }: Compilation): Module[] {
  const dependencies = [...entries.values()].flatMap((entry) => entry.dependencies)
  return dependencies.map((each) => moduleGraph.getModule(each)).filter(isUser)
}

/** Excludes the host's list of offered modules (`data:…`), which imports everything and uses nothing. */
function isUser(module: Module | null): module is Module {
  return module !== null && !resourceOf(module).startsWith('data:')
}

/**
 * Every connection from modules to all that they need. Stops at each shared module, so that the copy behind it is not
 * reached.
 */
export function* connectionsFrom(
  moduleGraph: ModuleGraph,
  starts: readonly Module[],
): Generator<Step> {
  const reached = new Set(starts)
  for (const module of reached) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const target = connection.module
      const state = connection.getActiveState(undefined)
      if (!target || state === false) continue
      yield { connection, target, state }
      if (!isConsumed(target)) reached.add(target)
    }
  }
}
