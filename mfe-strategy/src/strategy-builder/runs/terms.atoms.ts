import { erasableAtom } from '@aldergate/platform'
import { OPENING_TERMS, type TypedTerms } from './terms'

export const termsAtom = erasableAtom<TypedTerms>(OPENING_TERMS)
