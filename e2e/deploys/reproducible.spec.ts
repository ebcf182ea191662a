import { test } from '../app'
import { expectSameElsewhere } from './elsewhere'

test('a second clone in another folder, with another clock and language, makes the same bytes', async () => {
  test.setTimeout(240_000)

  await expectSameElsewhere(['trading'])
})
