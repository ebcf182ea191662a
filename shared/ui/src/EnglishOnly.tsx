import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from './texts'
import { color, fontSize } from './theme/tokens'

/** Says, in the reader's language, that the texts here are in English; renders nothing for readers of English. */
export function EnglishOnly() {
  const t = useText()
  const { language } = useAtomValue(settingsAtom)
  return language === 'en' ? null : <Line>{t('englishOnly')}</Line>
}

const Line = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
