import { casesOf } from './cases'
import { test } from './hostTest'
import { HOST } from './underTest'

for (const { sentence, meet } of casesOf(HOST)) test(sentence, ({ scene }) => meet(scene))
