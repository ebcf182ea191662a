import { dirname, join } from 'node:path'
import ts from 'typescript'

const CONFIG = join(import.meta.dirname, '../../tsconfig.base.json')

/** The options of every workspace, for use with the compiler's API. Browser code has no types of Node. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(CONFIG))
  return { ...options, types: [] }
}
