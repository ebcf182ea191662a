import { join } from 'node:path'
import { ROOT } from '../process/root.ts'
import { storeFolder } from './storePaths.ts'

it('takes the store that the environment names, seen from the repository, else that of npm start', () => {
  expect(storeFolder({ STORE: '/srv/store' })).toBe('/srv/store')
  expect(storeFolder({ STORE: 'stores/mine' })).toBe(join(ROOT, 'stores/mine'))
  expect(storeFolder({})).toBe(join(ROOT, '.aldergate/store'))
  expect(storeFolder({ STORE: '' })).toBe(join(ROOT, '.aldergate/store'))
})

it('takes no address for a folder', () => {
  expect(() => storeFolder({ STORE: 's3://shared/store' })).toThrow(
    'This works on a folder, and STORE is s3://shared/store: set it to a folder.',
  )
})

it.each([__filename, join(__filename, 'store')])('takes no file for a folder', (file) => {
  const read = () => storeFolder({ STORE: file })

  expect(read).toThrow(`STORE is ${file}, and a file is no store: set it to a folder.`)
  expect(read).toThrow(expect.objectContaining({ name: 'Misuse' }))
})
