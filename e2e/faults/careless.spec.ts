import { expect, test } from '@playwright/test'
import { type Fault, FAULTS, POISON } from './faultInjector'
import { HOST } from '../anyHost/careless'
import { startFaultProxy } from '../anyHost/faultProxy'
import { meetLater, type Scene } from '../anyHost/meet'

/** The case of a file that fails, at a host that is not ours. */
async function meetAtCareless(page: Scene['page'], fault: Fault) {
  const served = await HOST.serve?.()
  const [at] = HOST.pages
  const file = at?.files['the file']
  if (!served || !file) throw new Error('The careless host is not described.')
  const proxy = await startFaultProxy(served.url)
  const scene: Scene = {
    page,
    proxy,
    host: HOST,
    problems: [],
    expectTold: (sign) => expect(sign).toBeVisible({ timeout: 2_000 }),
    noteContained: () => undefined,
  }
  try {
    await meetLater(scene, at, file, fault)
  } finally {
    await proxy.close()
    await served.close()
  }
}

test('another host passes where it tells of what failed', async ({ page }) => {
  await meetAtCareless(page, FAULTS['it answers 500'])
})

for (const [how, fault] of [
  ['waits for ever', FAULTS['it hangs']],
  ['runs altered bytes', POISON],
] as const) {
  test(`a host that ${how} does not pass`, async ({ page }) => {
    await expect(meetAtCareless(page, fault)).rejects.toThrow(/First is down/)
  })
}
