import { casesOf } from '../anyHost/cases'
import { test } from '../anyHost/hostTest'
import { HOST } from '../anyHost/underTest'

test.use({ isHurried: true })

for (const { sentence, isSample, meet } of casesOf(HOST)) {
  if (isSample) test(sentence, ({ scene }) => meet(scene))
}
