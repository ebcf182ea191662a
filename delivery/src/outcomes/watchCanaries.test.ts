import { type Outcome, OUTCOMES_PATH } from '@aldergate/contract'
import { writeFile } from 'node:fs/promises'
import { serveStore, type StoreServer } from '../server/serveStore.ts'
import { settingsFile } from '../names/storePaths.ts'
import { handmadeHost, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { sentenceOf, watchCanaries, type Watching } from './watchCanaries.ts'

let server: StoreServer

// Above the store, because it ends before that is removed.
afterEach(() => server.close())

const store = testStore()
let live: string
let canary: string
let said: Watching[]

beforeEach(async () => {
  const host = await store.publish(handmadeHost())
  live = await store.publish(handmadeRemote())
  await store.promote({ host, trading: live })
  canary = await store.publish(handmadeRemote(), { 'page.js': 'worse()' })
  said = []
  server = await serveStore({ store: store.folder, onFigures: (watching) => said.push(watching) })
})

/** Sends an outcome, and resolves when it has been judged. */
async function tell(body: string): Promise<number> {
  const { status } = await fetch(server.url + OUTCOMES_PATH, { method: 'POST', body })
  return status
}

function outcome(version: string, phase: string, paintMs?: number): string {
  return JSON.stringify({ ...outcomeOf(version, phase as Outcome['phase']), paintMs })
}

function outcomeOf(version: string, phase: Outcome['phase']): Outcome {
  return { remote: 'trading', version, phase }
}

/** For each canary browser, nine browsers of the live version, in which the page is shown. */
async function browsers(count: number, phase: string) {
  for (let canaries = 0; canaries < count; canaries += 1) {
    for (let others = 0; others < 9; others += 1) await tell(outcome(live, 'shown'))
    await tell(outcome(canary, phase))
  }
}

async function isCanaryRunning(): Promise<boolean> {
  const release = await store.live()
  return release?.canaries?.trading !== undefined
}

it.each(['load', 'run'])(
  'ends a canary that fails at its %s, with a release that says why, and holds it back',
  async (phase) => {
    await store.promote({ trading: canary }, { trial: { below: 1_000 } })
    await browsers(8, phase)

    const release = await store.live()
    expect(release?.canaries).toBeUndefined()
    expect(release?.composition.trading).toBe(live)
    expect(release?.heldBack?.trading).toContain(canary)
    expect(release?.who).toBe('the watch')
    expect(said.at(-1)?.canary).toMatchObject({ version: canary, medianMs: undefined })
    expect(release?.why).toMatch(
      new RegExp(
        `^The canary for 10 % failed in (\\d) of \\1 browsers, ${live} in 0 of \\d+ browsers$`,
      ),
    )
  },
)

it('goes back from no canary that somebody has made live for all as it was to end', async () => {
  await store.promote({ trading: canary }, { trial: { below: 1_000 } })
  const ended: string[] = []
  const watch = watchCanaries({
    store: store.folder,
    change: async (work) => {
      await store.promote({ trading: canary })
      await work(store.folder)
    },
    onEnded: (sentence) => ended.push(sentence),
  })
  for (let told = 0; told < 8; told += 1) {
    for (let others = 0; others < 9; others += 1) await watch.note(outcomeOf(live, 'shown'))
    await watch.note(outcomeOf(canary, 'load'))
  }

  const release = await store.live()
  expect(release).toMatchObject({ release: 3, composition: { trading: canary } })
  expect(release?.heldBack).toBeUndefined()
  expect(ended).toEqual([])
})

it('leaves a canary that works, and one that fails as often as what is live', async () => {
  await store.promote({ trading: canary }, { trial: { below: 5_000 } })
  for (let browser = 0; browser < 60; browser += 1) {
    const phase = browser % 3 === 0 ? 'run' : 'shown'
    await tell(outcome(live, phase))
    await tell(outcome(canary, phase))
  }
  expect(await isCanaryRunning()).toBe(true)
})

it('counts neither other versions nor other remotes, nor what breaks the form', async () => {
  await store.promote({ trading: canary }, { trial: { below: 1_000 } })
  for (let browser = 0; browser < 40; browser += 1) {
    expect(await tell(outcome('9.9.9-aaaaaaaaaaaa', 'load'))).toBe(204)
    expect(await tell(JSON.stringify({ remote: 'news', version: canary, phase: 'load' }))).toBe(204)
  }
  for (const body of [
    '',
    '{',
    '[]',
    outcome(canary, 'sulks'),
    outcome('x'.repeat(2_000), 'load'),
    outcome(canary, 'shown', 437),
  ]) {
    expect(await tell(body)).toBe(400)
  }
  expect(await isCanaryRunning()).toBe(true)
})

it('says after ten browsers of a canary, twenty and so on how long its pages took, beside those of what is live', async () => {
  await store.promote({ trading: canary }, { trial: { below: 5_000 } })
  for (let browser = 0; browser < 39; browser += 1) {
    await tell(outcome(live, 'shown', 400))
    await tell(outcome(canary, 'shown', browser % 10 === 9 ? 3_200 : 600))
  }

  expect(said.map((watching) => [watching.canary.seen, watching.baseline.seen])).toEqual([
    [10, 10],
    [20, 20],
  ])
  expect(said[1]).toEqual({
    remote: 'trading',
    canary: { version: canary, seen: 20, failed: 0, medianMs: 600, p95Ms: 3_200 },
    baseline: { version: live, seen: 20, failed: 0, medianMs: 400, p95Ms: 400 },
  })
  expect(said.map(sentenceOf)[0]).toBe(
    `trading, the canary ${canary}: 10 browsers, 0 failed, painted within 600 ms (median) and 3200 ms (95 %); ` +
      `live ${live}: 10 browsers, 0 failed, painted within 400 ms (median) and 400 ms (95 %)`,
  )
  // Slower is no failure: who looks at the figures decides.
  expect(await isCanaryRunning()).toBe(true)
})

it('takes what a newer host may tell besides', async () => {
  const newer = { remote: 'trading', version: canary, phase: 'shown', mood: 'good' }
  expect(await tell(JSON.stringify(newer))).toBe(204)
})

it('does not compare what was seen of another share', async () => {
  await store.promote({ trading: canary }, { trial: { below: 1_000 } })
  await browsers(2, 'load')
  await store.promote({ trading: canary }, { trial: { below: 1_100 } })
  await browsers(2, 'load')
  expect(await isCanaryRunning()).toBe(true)
})

it('lets a store decide that browsers tell nothing, from the next canary on', async () => {
  await writeFile(settingsFile(store.folder), '{ "watchesCanaries": false }')
  const { release } = await store.promote({ trading: canary }, { trial: { below: 1_000 } })
  expect(release.canaries?.trading?.isUnwatched).toBe(true)
  const registry = (await (await fetch(`${server.url}/registry.json`)).json()) as {
    canaries: { isUnwatched?: boolean }[]
  }
  expect(registry.canaries[0]?.isUnwatched).toBe(true)
  await browsers(8, 'load')
  expect(await isCanaryRunning()).toBe(true)
})

it('refuses settings that are none, and names the file and the place', async () => {
  await writeFile(settingsFile(store.folder), '{ "watchesCanaries": "often" }')
  await expect(store.promote({ trading: canary }, { trial: { below: 1_000 } })).rejects.toThrow(
    /settings\.json is wrong at watchesCanaries/,
  )
})
