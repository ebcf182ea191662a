import { color, fontSize, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import { passwordStrength, type Strength } from './strength'
import { useText } from './texts'

const BARS: Record<Strength, number> = { weak: 1, fair: 2, strong: 3 }

/** Advice on the typed password; no rule of the form depends on it. */
export function StrengthAdvice({ password, username }: { password: string; username: string }) {
  const t = useText()
  const strength = password === '' ? undefined : passwordStrength(password, username)
  const filled = strength ? BARS[strength] : 0

  return (
    <Advice>
      <Bars aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <Bar key={bar} $strength={bar <= filled ? strength : undefined} />
        ))}
      </Bars>
      <p role="status">{t(strength ? `strength.${strength}` : 'strength.advice')}</p>
    </Advice>
  )
}

const COLORS: Record<Strength, string> = { weak: color.danger, fair: color.warn, strong: color.ok }

const Advice = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: -${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(1)};
`

const Bar = styled.span<{ $strength: Strength | undefined }>`
  height: 3px;
  border-radius: ${radius.pill};
  background: ${({ $strength }) => ($strength ? COLORS[$strength] : color.s3)};
`
