import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from '@aldergate/delivery/process/refusal'
import { run } from '@aldergate/delivery/process/run'
import { ROOT } from '@aldergate/delivery/process/root'

const FILE = join(ROOT, 'docs/performance.md')

/** Writes a part's results between its two marks, so that the surrounding prose stays. Throws when they are missing. */
export async function writeReport(part: string, markdown: string): Promise<void> {
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`]
  const page = await readFile(FILE, 'utf8')
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw refusal(`${FILE} needs the lines ${start} and ${end}.`)
  await writeFile(FILE, `${page.slice(0, from + start.length)}\n\n${markdown}\n\n${page.slice(to)}`)
  await run('prettier', ['--write', '--log-level', 'warn', FILE])
}
