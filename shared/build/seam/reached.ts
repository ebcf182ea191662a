import type { Compilation, Module, ModuleGraph, ModuleGraphConnection } from 'webpack'
import { isConsumed, resourceOf } from './modules.ts'

/** One step of the way from a module to what it needs. */
interface Step {
  connection: ModuleGraphConnection
  target: Module
  /** Whether it is used, as far as webpack can tell. */
  state: ReturnType<ModuleGraphConnection['getActiveState']>
}

/** The modules that a build is asked for: its pages, or the start of the host. */
export function entryModules({ entries, moduleGraph }: Compilation): Module[] {
  const dependencies = [...entries.values()].flatMap((entry) => entry.dependencies)
  return dependencies.map((each) => moduleGraph.getModule(each)).filter(isUser)
}

/** The host's list of all that it offers (`data:…`) imports everything and uses nothing. */
function isUser(module: Module | null): module is Module {
  return module !== null && !resourceOf(module).startsWith('data:')
}

/** Every step from modules to all that they need. The way ends at each shared module: the copy behind it is not reached. */
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
