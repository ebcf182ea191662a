import { test } from '../app'
import { cloneElsewhere, expectAsPublished } from '../deploys/elsewhere'
import { liveRegistry } from '../store/liveRegistry'

test('a second clone makes the same bytes of host and all remotes', async () => {
  const names = ['host', ...liveRegistry().remotes.map(({ name }) => name)]
  const clone = cloneElsewhere()
  try {
    await clone.build(names)
    for (const name of names) expectAsPublished(clone, name)
  } finally {
    clone.remove()
  }
})
