import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, fontSize, fontWeight, radius, space, measure } from './theme/tokens'
import { Button } from './Button'
import { handOnFocus } from './handOnFocus'
import { Icon } from './Icon'
import { useText } from './texts'

interface ErrorStateProps {
  /** The failure, in a few words. */
  title: string
  /** The parts that still work, or what to do. */
  text?: ReactNode
  onRetry?: () => void
}

/** Shows what failed, what still works, and a button to try again. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const t = useText()

  return (
    <Box ref={handOnFocus} role="alert">
      <Mark>
        <Icon name="alert" size={20} />
      </Mark>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
  text-align: center;
`

const Mark = styled.span`
  color: ${color.danger};
`

const Title = styled.p`
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
`

const Text = styled.div`
  max-width: ${measure(60)};
  color: ${color.t2};
`
