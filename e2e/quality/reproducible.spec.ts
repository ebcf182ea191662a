import { test } from '../app'
import { expectSameElsewhere } from '../deploys/elsewhere'
import { liveRegistry } from '../store/liveRegistry'

test('a second clone makes the same bytes of host and all remotes', async () => {
  const { remotes } = liveRegistry()

  await expectSameElsewhere(['host', ...remotes.map(({ name }) => name)])
})
