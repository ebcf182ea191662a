import { check } from './check.ts'
import { deliver } from './deliver.ts'
import { history } from './history.ts'
import { key } from './key.ts'
import { newRemote } from './newRemote.ts'
import { preview } from './preview.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { pull } from './pull.ts'
import { rollback } from './rollback.ts'
import { serve } from './serve.ts'
import { serveRemote } from './serveRemote.ts'
import { status } from './status.ts'
import type { Subcommand } from './subcommand.ts'
import { verify } from './verify.ts'
import { watch } from './watch.ts'
import { withdraw } from './withdraw.ts'

/** In the order of a version's life cycle. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  check,
  publish,
  preview,
  promote,
  deliver,
  rollback,
  withdraw,
  status,
  history,
  verify,
  prune,
  pull,
  serve,
  watch,
  serveRemote,
  key,
  newRemote,
]
