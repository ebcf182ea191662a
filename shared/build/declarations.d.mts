interface Declarations {
  entries: Record<string, string>
  files: Record<string, string>
}

interface DeclarationsOptions {
  /** Source files by share key. */
  entries: Readonly<Record<string, string>>
  /** The folder that paths are relative to. */
  root: string
  /** Returns the hash of all that declarations are made from. */
  inputs: () => string
  /** The folder that keeps what was made for a hash. */
  cache: string
}

/** The declarations of shared modules, made once for a content of their packages. */
export function declarationsOf(options: DeclarationsOptions): Promise<Declarations>
