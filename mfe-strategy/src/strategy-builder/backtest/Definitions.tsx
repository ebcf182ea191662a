import { color, fontSize, fontWeight, space, measure } from '@aldergate/ui'
import styled from 'styled-components'
import type { ShownFigure } from './figures.data'
import { useText } from './texts'

/** What each of some figures is, for who wants to check it. */
export function Definitions({ figures }: { figures: readonly ShownFigure[] }) {
  const t = useText()

  return (
    <details>
      <Summary>{t('definitions')}</Summary>
      <List>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`figure.${figure}`)}</dt>
            <dd>{t(`definition.${figure}`)}</dd>
          </div>
        ))}
      </List>
    </details>
  )
}

const Summary = styled.summary`
  width: fit-content;
  margin-top: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  cursor: pointer;
`

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  max-width: ${measure(90)};
  margin-top: ${space(2)};
  font-size: ${fontSize.s12};

  dt {
    font-weight: ${fontWeight.semibold};
  }

  dd {
    color: ${color.t2};
  }
`
