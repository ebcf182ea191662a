import { color, fontSize, fontWeight, media, motion, radius, Row, size } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { shownImpactsAtom, toggleImpactAtom } from './calendar.atoms'
import { IMPACTS } from './events.data'
import { ImpactMark } from './ImpactMark'
import { useText } from './texts'

/** The filter by impact: each impact can be left out. */
export function ImpactFilter() {
  const t = useText()
  const shown = useAtomValue(shownImpactsAtom)
  const toggle = useSetAtom(toggleImpactAtom)

  return (
    <Row $gap={1} role="group" aria-label={t('impactFilter')}>
      {IMPACTS.map((impact) => (
        <Toggle
          key={impact}
          type="button"
          aria-pressed={shown.includes(impact)}
          onClick={() => toggle(impact)}
        >
          <ImpactMark impact={impact} />
          {t(impact)}
        </Toggle>
      ))}
    </Row>
  )
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 24px;
  padding: 0 10px;
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.t3};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
  text-decoration: line-through;
  transition:
    background-color ${motion.control},
    color ${motion.control};

  &[aria-pressed='true'] {
    border-color: ${color.borderStrong};
    background: ${color.s3};
    color: ${color.t1};
    text-decoration: none;
  }

  ${media.coarsePointer} {
    min-width: ${size.touch};
    min-height: ${size.touch};
  }
`
