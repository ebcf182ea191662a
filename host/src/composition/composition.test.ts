/** @jest-environment jsdom */

import type { PageMatch } from '@aldergate/contract'
import { fakeLoader, failed } from '../testing/fakeLoader'
import { answerFetch, fetched } from '../testing/fakeFetch'
import { REGISTRY } from '../testing/registry.data'
import { compose } from './composition'

it('answers a path that no remote has with a failure, not with an exception', async () => {
  const load = await compose(REGISTRY, fakeLoader()).load('/nowhere')
  expect(load).toMatchObject({ status: 'failed', source: 'release 7' })
})

it('asks for nothing when a path that no remote has is prefetched', () => {
  const asked: PageMatch[] = []
  const composition = compose(REGISTRY, {
    load: (match) => {
      asked.push(match)
      return Promise.resolve(failed())
    },
  })
  composition.prefetch('/about')
  expect(asked).toEqual([])
  composition.prefetch('/news')
  expect(asked).toMatchObject([{ page: { path: '/news' } }])
})

it('goes on with the newest release once it was asked to look for it', async () => {
  const composition = compose(REGISTRY, fakeLoader())
  answerFetch(() => fetched({ ...REGISTRY, release: 8 }))
  await composition.refresh()

  await expect(composition.load('/nowhere')).resolves.toMatchObject({ source: 'release 8' })
})

it('keeps the running composition when the live one cannot be read', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const composition = compose(REGISTRY, fakeLoader())
  answerFetch(() => fetched({}, 500))
  await composition.refresh()

  await expect(composition.load('/nowhere')).resolves.toMatchObject({ source: 'release 7' })
  expect(complaint).toHaveBeenCalledTimes(1)
  complaint.mockRestore()
})
