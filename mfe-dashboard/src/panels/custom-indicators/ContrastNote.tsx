import { color as colors, DARK, fontSize, Icon, LIGHT, space, useFormat } from '@aldergate/ui'
import { contrast } from '@aldergate/ui/data'
import styled from 'styled-components'
import { useText } from './texts'

/** The contrast that WCAG 2 asks of a graphic, and so of a line. */
const LINE_CONTRAST = 3

/** The contrast of a line in this colour against the panels of both themes. */
export function ContrastNote({ color }: { color: string }) {
  const t = useText()
  const format = useFormat()
  const [dark, light] = [contrast(color, DARK.s1), contrast(color, LIGHT.s1)]
  const [isLowOnDark, isLowOnLight] = [dark < LINE_CONTRAST, light < LINE_CONTRAST]
  const warning = isLowOnDark ? 'lowOnDark' : 'lowOnLight'

  return (
    <Box>
      <p>
        {t('contrast', { color, dark: format.number(dark, 2), light: format.number(light, 2) })}
      </p>
      <div role="status">
        {(isLowOnDark || isLowOnLight) && (
          <Warning>
            <Icon name="alert" size={14} />
            {t(isLowOnDark && isLowOnLight ? 'lowOnBoth' : warning, { needed: LINE_CONTRAST })}
          </Warning>
        )}
      </div>
    </Box>
  )
}

const Box = styled.div`
  color: ${colors.t3};
  font-size: ${fontSize.s12};
`

const Warning = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${colors.warn};
`
