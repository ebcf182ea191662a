import { atom, useAtomValue, useSetAtom } from 'jotai'
import { changeSettingsAtom, settingsAtom } from '@aldergate/platform'
import { IconButton, media } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import { TIGHT } from './folded'

const switchThemeAtom = atom(null, (get, set) =>
  set(changeSettingsAtom, { darkMode: !get(settingsAtom).darkMode }),
)

/**
 * What is wanted now and not after a visit to the settings: the other theme, and amounts out of the sight of others.
 * The look is not read here, so that the bar is drawn alike for everybody.
 */
export function QuickSettings() {
  const t = useText()
  const { discreet } = useAtomValue(settingsAtom)
  const change = useSetAtom(changeSettingsAtom)
  const switchTheme = useSetAtom(switchThemeAtom)

  return (
    <Group>
      <IconButton icon="moon" label={t('switchTheme')} onClick={switchTheme} />
      <IconButton
        icon="eyeOff"
        label={t('discreet')}
        aria-pressed={discreet}
        onClick={() => change({ discreet: !discreet })}
      />
    </Group>
  )
}

/** A phone has no room for them beside its menu. */
const Group = styled.div`
  display: flex;

  ${media.phone} {
    display: none;
  }

  ${TIGHT} {
    display: none;
  }
`
