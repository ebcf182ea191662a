import { casesOf } from '../hosts/cases'
import { test } from '../hosts/hostTest'
import { HOST } from '../hosts/underTest'

test.use({ isHurried: true })

for (const { sentence, isSample, meet } of casesOf(HOST)) {
  if (isSample) test(sentence, ({ scene }) => meet(scene))
}
