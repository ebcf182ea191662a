import type { ReportDrawing } from '@aldergate/files'
import { color } from '@aldergate/ui'
import styled from 'styled-components'

/** A report's drawing, as in print and its preview. */
export function PaperDrawing({ drawing }: { drawing: ReportDrawing }) {
  const { label, width, height, lines, bars, texts } = drawing

  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      {lines.map(({ from, to, tint }, index) => (
        <line key={index} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} data-tint={tint} />
      ))}
      {bars.map(({ left, top, width, height, tint }, index) => (
        <rect key={index} x={left} y={top} width={width} height={height} data-tint={tint} />
      ))}
      {texts.map(({ text, at: [x, y], isUpright }, index) => (
        <text
          key={index}
          transform={`translate(${x} ${y}) rotate(${isUpright ? -90 : 0})`}
          textAnchor={isUpright ? 'end' : 'start'}
        >
          {text}
        </text>
      ))}
    </Drawing>
  )
}

const Drawing = styled.svg`
  /* No larger than on paper, also in a wide window. */
  width: min(100%, 515pt);
  height: auto;
  stroke-width: 1.25;
  /* Otherwise browsers print the bars without their colours. */
  print-color-adjust: exact;

  text {
    fill: ${color.t2};
    font-size: 8px;
  }

  [data-tint='grid'],
  [data-tint='axis'] {
    stroke-width: 0.5;
  }

  [data-tint='grid'] {
    stroke: ${color.border};
  }

  [data-tint='axis'] {
    stroke: ${color.t3};
  }

  line[data-tint='first'] {
    stroke: ${color.accent};
  }

  line[data-tint='second'] {
    stroke: ${color.ma1};
  }

  rect[data-tint='first'] {
    fill: ${color.accent};
  }

  rect[data-tint='second'] {
    fill: ${color.ma1};
  }
`
