/** `npm run quality`: checks that take longer than `npm test`; each measured figure has a limit. */
import { parseAs } from '@aldergate/contract'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from './process/command.ts'
import { refusal } from './process/refusal.ts'
import { say } from './process/say.ts'
import { readJson } from './disk/readJson.ts'
import { endToEnd } from './checks/endToEnd.ts'
import { Figures, judge, Limits, tableOf } from './checks/figures.ts'
import { overS3 } from './checks/overS3.ts'
import { makeWorkTreeLive } from './workspaces/makeWorkTreeLive.ts'
import { deliverPseudo } from './checks/deliverPseudo.ts'
import { ROOT, WORK_FOLDER } from './process/root.ts'

const store = join(WORK_FOLDER, 'quality-store')
const pseudoStore = join(WORK_FOLDER, 'pseudo-store')
const report = join(WORK_FOLDER, 'quality.json')
const figuresFile = join(ROOT, 'e2e/results/figures.json')
const limitsFile = join(ROOT, 'e2e/quality/limits.json')

await command(async () => {
  await mkdir(WORK_FOLDER, { recursive: true })
  for (const old of [store, pseudoStore, figuresFile])
    await rm(old, { recursive: true, force: true })
  await makeWorkTreeLive(store, 'npm run quality')
  const isPassed = await endToEnd({ config: 'e2e/playwright.quality.config.ts', store, report })
  const isContained = await endToEnd({
    config: 'e2e/playwright.anyHost.config.ts',
    store,
    report: join(WORK_FOLDER, 'any-host.json'),
    reporter: 'e2e/anyHost/timesReporter.ts',
  })
  const isShared = await overS3(process.env)
  await deliverPseudo(pseudoStore)
  const hasRoom = await endToEnd({
    config: 'e2e/playwright.pseudo.config.ts',
    store: pseudoStore,
    report: join(WORK_FOLDER, 'pseudo.json'),
  })

  // The table is shown even if a test failed: the figures often explain why.
  const figures = parseAs(Figures, figuresFile, (await readJson(figuresFile)) ?? {})
  const limits = parseAs(Limits, limitsFile, (await readJson(limitsFile)) ?? {})
  const judgements = judge(figures, limits)
  say(`\nfigure, limit\n${tableOf(judgements).join('\n')}`)
  const bad = judgements.filter(({ problem }) => problem !== undefined)
  if (!isPassed || !isContained || !isShared || !hasRoom)
    throw refusal('Tests of the quality suite failed: mend what is printed above.')
  if (bad.length > 0) throw refusal(`${bad.length} figures do not pass: see the table above.`)
})
