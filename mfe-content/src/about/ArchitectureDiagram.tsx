import { color, fontSize, fontWeight, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import { ARROWS, BOXES, BUS } from './architecture.data'
import { useText } from './texts'

/** The parts and what connects them; too wide for a phone, it scrolls within itself. */
export function ArchitectureDiagram() {
  const t = useText()

  return (
    <Figure>
      <Scroller role="region" aria-label={t('diagramLabel')} tabIndex={0}>
        <Drawing viewBox="0 0 680 404" role="img" aria-label={t('diagramAlt')}>
          <marker
            id="arrow-head"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" fill={color.t3} />
          </marker>
          <path d={BUS} />
          {ARROWS.map((arrow) => (
            <path key={arrow} d={arrow} markerEnd="url(#arrow-head)" />
          ))}
          {BOXES.map(({ id, title, detail, x, y, width, height, isMain = false }) => (
            <g key={id} lang="en">
              <Frame x={x} y={y} width={width} height={height} rx="6" $isMain={isMain} />
              <Title x={x + width / 2} y={y + height / 2 - 4}>
                {title}
              </Title>
              <Detail x={x + width / 2} y={y + height / 2 + 14}>
                {detail}
              </Detail>
            </g>
          ))}
        </Drawing>
      </Scroller>
      <Caption>{t('diagramCaption')}</Caption>
    </Figure>
  )
}

/** A column that may be narrower than the drawing: without it the page would grow to fit. */
const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Scroller = styled.div`
  margin-top: ${space(4)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
  overflow-x: auto;
`

const Drawing = styled.svg`
  display: block;
  width: 100%;
  min-width: 600px;
  max-width: 760px;
  margin: 0 auto;

  > path {
    fill: none;
    stroke: ${color.borderStrong};
    stroke-width: 1.5;
  }
`

const Frame = styled.rect<{ $isMain: boolean }>`
  fill: ${({ $isMain }) => ($isMain ? color.s3 : color.s2)};
  stroke: ${({ $isMain }) => ($isMain ? color.accent : color.borderStrong)};
`

const Title = styled.text`
  fill: ${color.t1};
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
  text-anchor: middle;
`

const Detail = styled.text`
  fill: ${color.t2};
  font-size: ${fontSize.s11};
  text-anchor: middle;
`

const Caption = styled.figcaption`
  margin-top: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
