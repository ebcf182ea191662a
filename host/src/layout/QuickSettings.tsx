import type { ComponentProps } from 'react'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { changeSettingsAtom, settingsAtom } from '@aldergate/platform'
import { Button, color, Icon, IconButton, media, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'

const switchThemeAtom = atom(null, (get, set) =>
  set(changeSettingsAtom, { darkMode: !get(settingsAtom).darkMode }),
)

/**
 * Settings for quick access: the other theme, and hidden amounts. Reads no appearance settings, so that the bar is
 * prerendered alike for everybody. A phone has no room for them in the bar, and shows them in its menu, with labels.
 */
export function QuickSettings({ isInMenu = false }: { isInMenu?: boolean }) {
  const t = useText()
  const { discreet } = useAtomValue(settingsAtom)
  const change = useSetAtom(changeSettingsAtom)
  const switchTheme = useSetAtom(switchThemeAtom)
  const Control = isInMenu ? NamedButton : IconButton

  return (
    <Group $isInMenu={isInMenu}>
      <Control icon="moon" label={t('switchTheme')} onClick={switchTheme} />
      <Control
        icon="eyeOff"
        label={t('discreet')}
        aria-pressed={discreet}
        onClick={() => change({ discreet: !discreet })}
      />
    </Group>
  )
}

function NamedButton({ icon, label, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <Button variant="quiet" {...rest}>
      <Icon name={icon} />
      {label}
    </Button>
  )
}

const Group = styled.div<{ $isInMenu: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin-left: ${({ $isInMenu }) => ($isInMenu ? `-${space(2)}` : 0)};

  [aria-pressed='true'] {
    color: ${color.t1};
    box-shadow: inset 0 -2px ${color.accent};
  }

  ${({ $isInMenu }) => ($isInMenu ? media.fromTablet : media.phone)} {
    display: none;
  }
`
