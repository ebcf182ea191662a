import type ts from 'typescript'
import type { Compiler } from './compiler.ts'

/** An incompatible value, by its share key and its path in the module. */
export interface Misfit {
  key: string
  path: readonly string[]
}

const PROPERTY = /^Types of property /

/** An in-memory source in which each line assigns an offered value to a name of the used type. */
const SOURCE = '/given.ts'

/** The compiler's explanation of each misfit, in the order of the misfits. */
export function explain(compiler: Compiler, misfits: readonly Misfit[]): string[] {
  if (misfits.length === 0) return []
  const lines = misfits.map(({ key, path }, at) => {
    const member = path.map((name) => `[${JSON.stringify(name)}]`).join('')
    const [used, offered] = (['used', 'offered'] as const).map((side) =>
      JSON.stringify(compiler.fileOf(side, key)),
    )
    return `export const given${at}: (typeof import(${used}))${member} = (null as unknown as typeof import(${offered}))${member}`
  })
  const program = compiler.programOf([], { [SOURCE]: lines.join('\n') })
  const source = program.getSourceFile(SOURCE)
  const diagnostics = program.getSemanticDiagnostics(source)
  return misfits.map((_, at) => {
    const found = diagnostics.find(({ file, start = 0 }) => {
      return file?.getLineAndCharacterOfPosition(start).line === at
    })
    return found ? inWords(found.messageText) : ''
  })
}

/**
 * The first and last sentences of the compiler's message, with the property that it is about. If two types have the
 * same name, it says which is which.
 */
function inWords(message: string | ts.DiagnosticMessageChain): string {
  const sentences = typeof message === 'string' ? [message] : chain(message)
  const rest = sentences.slice(1)
  const told = [...rest.slice(-2, -1).filter((each) => PROPERTY.test(each)), ...rest.slice(-1)]
  return [...sentences.slice(0, 1), ...told].map(plain).join(' ')
}

function chain({ messageText, next }: ts.DiagnosticMessageChain): string[] {
  return [messageText, ...(next?.[0] ? chain(next[0]) : [])]
}

function plain(sentence: string): string {
  return sentence
    .replaceAll(/(typeof )?import\("\/(offered|used)\/[^"]*"\)\.?/g, '$2 ')
    .replaceAll(/(typeof )?import\("[^"]*"\)\.?/g, '')
    .replace(' Two different types with this name exist, but they are unrelated.', '')
    .replaceAll(/\s+/g, ' ')
}
