import { color } from '@aldergate/ui'
import { Drawing, type PictureProps } from '../../pictures/Drawing'

/** The fields of the ticket from top to bottom: their places, and the lengths of their names and values. */
const FIELDS = [
  { y: 58, name: 40, value: 66 },
  { y: 106, name: 54, value: 28 },
  { y: 154, name: 34, value: 84 },
]

const BUTTONS = [
  { x: 144, fill: color.upFill },
  { x: 246, fill: color.downFill },
]

/** An order ticket: what, how much and for how much, and a button for either side. */
export function TicketPicture({ alt }: PictureProps) {
  return (
    <Drawing alt={alt}>
      <rect x="130" y="14" width="220" height="242" rx="6" fill={color.s2} stroke={color.border} />
      <path d="M130 42H350" stroke={color.border} />
      <rect x="144" y="25" width="72" height="6" rx="3" fill={color.t3} />
      {FIELDS.map(({ y, name, value }) => (
        <g key={y}>
          <rect x="144" y={y} width={name} height="5" rx="2.5" fill={color.t3} />
          <rect
            x="144"
            y={y + 11}
            width="192"
            height="24"
            rx="4"
            fill={color.s1}
            stroke={color.borderStrong}
          />
          <rect x="154" y={y + 20} width={value} height="6" rx="3" fill={color.t2} />
        </g>
      ))}
      {BUTTONS.map(({ x, fill }) => (
        <g key={x}>
          <rect x={x} y="212" width="90" height="28" rx="4" fill={fill} />
          <rect x={x + 31} y="223" width="28" height="6" rx="3" fill={color.onFill} />
        </g>
      ))}
    </Drawing>
  )
}
