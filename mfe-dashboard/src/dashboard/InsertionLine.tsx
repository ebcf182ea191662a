import { color, media } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import type { PanelId } from '../panels/panel'
import { insertionAtom } from './carry.atoms'
import { GRID_GAP } from './geometry'

const LINE_WIDTH = 2

/** The line that shows where a carried panel will land, drawn in the gap beside this panel. */
export function InsertionLine({ id }: { id: PanelId }) {
  const insertion = useAtomValue(insertionAtom)
  if (insertion?.panelId !== id) return null
  return insertion.edge === 'before' ? <LineBefore /> : <LineAfter />
}

const offset = `${-(GRID_GAP + LINE_WIDTH) / 2}px`

const Line = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    background: ${color.accent};
    forced-color-adjust: none;
    inset-block: 0;
    width: ${LINE_WIDTH}px;
  }

  ${media.phone} {
    &::before {
      inset-inline: 0;
      width: auto;
      height: ${LINE_WIDTH}px;
    }
  }
`

const LineBefore = styled(Line)`
  &::before {
    left: ${offset};
  }

  ${media.phone} {
    &::before {
      inset-block: ${offset} auto;
      left: 0;
    }
  }
`

const LineAfter = styled(Line)`
  &::before {
    right: ${offset};
  }

  ${media.phone} {
    &::before {
      inset-block: auto ${offset};
      right: 0;
    }
  }
`
