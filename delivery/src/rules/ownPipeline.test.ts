import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipelineFile, pipelineOf } from '../newRemote/pipeline.ts'
import { ROOT } from '../process/root.ts'
import { CHECKED_PARTS } from './checked.ts'

it.each(CHECKED_PARTS)('has for %s the pipeline that npm run new-remote writes', (name) => {
  const file = join(ROOT, pipelineFile(name))
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(pipelineOf(name))
})
