import { join } from 'node:path'
import { pullAll } from '../bucket/follow.ts'
import { liveRelease } from '../store/live.ts'
import { handmadeRemote, newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { newBucket, promoteIn, publishIn } from '../testing/testBucket.ts'
import { watchBucket } from './watchBucket.ts'

it('ends a canary that fails, where every machine sees it', async () => {
  const folder = await newFolder()
  const bucket = await newBucket(join(folder, 'bucket'))
  const versions = await publishIn(bucket)
  await promoteIn(bucket, versions)
  const { trading: canary = '' } = await publishIn(bucket, [handmadeRemote()], {
    'page.js': 'worse()',
  })
  await promoteIn(bucket, { trading: canary }, { trial: { below: 1_000 } })
  const said: string[] = []
  const { watch, end } = await watchBucket(bucket, { note: (line) => said.push(line) })

  const tell = (version = '', phase: 'shown' | 'run' = 'shown') =>
    watch.note({ remote: 'trading', version, phase })
  for (let canaries = 0; canaries < 8; canaries += 1) {
    for (let others = 0; others < 9; others += 1) await tell(versions.trading)
    await tell(canary, 'run')
  }
  await end()

  expect(said).toEqual([expect.stringMatching(/^trading \S+ has ended by itself\. The canary/)])
  const machine = join(folder, 'machine')
  await pullAll(bucket, machine)
  const release = await liveRelease(machine)
  expect(release).toMatchObject({ release: 3, who: 'the watch', composition: versions })
  expect(release?.canaries).toBeUndefined()
  expect(release?.heldBack?.trading).toEqual([canary])
  await removeFolder(folder)
})
