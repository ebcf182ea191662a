import { storeFolder } from '../names/storePaths.ts'
import { typeCommand } from '../testing/typeCommand.ts'
import { openBucket } from './openBucket.ts'

it('is a bucket of S3, or in a folder', async () => {
  for (const STORE of ['s3://trade-releases/production', 'file:///mnt/shared']) {
    expect((await openBucket({ STORE }))?.address).toBe(STORE)
  }
})

it('is none where the store is a folder, or is not said', async () => {
  for (const STORE of ['/srv/store', 'stores/mine', '', undefined]) {
    expect(await openBucket({ STORE })).toBeUndefined()
  }
})

it.each([
  's3://',
  's3:releases',
  's3://trade releases',
  'file://relative',
  'file:relative',
  'file:///mnt/50%',
  'http://x',
])('is not understood where STORE is %s, which is no folder either', async (STORE) => {
  expect(await typeCommand(STORE, 'status')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      `STORE is ${STORE}, which is no store: set it to a folder, to a bucket, as in ` +
      's3://bucket/prefix, or to a bucket in a folder, as in file:///mnt/shared.\n',
  })
  expect(() => storeFolder({ STORE })).toThrow(`This works on a folder, and STORE is ${STORE}`)
})
