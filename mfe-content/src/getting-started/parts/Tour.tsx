import { Button, ButtonLink, color, DialogActions, fontSize, media, space } from '@aldergate/ui'
import { type ComponentType, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { CandlesPicture } from '../../pictures/CandlesPicture'
import { CorrelationPicture } from '../../pictures/CorrelationPicture'
import { DepthPicture } from '../../pictures/DepthPicture'
import { DeskPicture } from '../../pictures/DeskPicture'
import type { PictureProps } from '../../pictures/Drawing'
import { EquityPicture } from '../../pictures/EquityPicture'
import { RulePicture } from '../../pictures/RulePicture'
import { ProgressBar } from '../ProgressBar'
import { type StopId, STOPS } from './stops.data'
import { useText } from './texts'
import { TicketPicture } from './TicketPicture'

const PICTURES: Readonly<Record<StopId, ComponentType<PictureProps>>> = {
  dashboard: DeskPicture,
  ticket: TicketPicture,
  alerts: RulePicture,
  tradingView: DepthPicture,
  strategyBuilder: CandlesPicture,
  portfolio: EquityPicture,
  analytics: CorrelationPicture,
}

interface TourProps {
  /** The number of a stop from 1, as the address has it; anything else is clamped to the nearest stop. */
  at: string
  onTurn: (number: number) => void
  onEnd: () => void
}

/** The product place by place, each with its way there. */
export function Tour({ at, onTurn, onEnd }: TourProps) {
  const t = useText()
  const stopId = useId()
  const headingId = useId()
  const onward = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The dialog around it may open only after this, in the same task, and takes the focus to its first button.
    queueMicrotask(() => onward.current?.focus())
  }, [])

  const count = STOPS.length
  const number = Math.min(Math.max(Math.trunc(Number(at)) || 1, 1), count)
  const { id, to } = STOPS[number - 1] ?? STOPS[0]
  const isFirst = number === 1
  const isLast = number === count
  const Picture = PICTURES[id]
  const position = t('position', { number, count })

  return (
    <>
      <ProgressBar label={position} value={number} max={count} />
      <Frame aria-hidden="true">
        <Picture alt="" />
      </Frame>
      <Stop role="status" id={stopId}>
        <Position>{position}</Position>
        <h3 id={headingId}>{t(id)}</h3>
        <p>{t(`${id}.text`)}</p>
      </Stop>
      <ButtonLink to={to} aria-describedby={headingId}>
        {t('goThere')}
      </ButtonLink>
      <DialogActions>
        {/* Not disabled: it would lose the focus when it leads back to the first stop. */}
        <Button aria-disabled={isFirst} onClick={() => !isFirst && onTurn(number - 1)}>
          {t('back')}
        </Button>
        <Button
          ref={onward}
          variant="primary"
          aria-describedby={stopId}
          onClick={() => (isLast ? onEnd() : onTurn(number + 1))}
        >
          {t(isLast ? 'finish' : 'next')}
        </Button>
        {!isLast && (
          <Skip variant="quiet" onClick={onEnd}>
            {t('skip')}
          </Skip>
        )}
      </DialogActions>
    </>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  margin-top: ${space(3)};
  border: 1px solid ${color.border};
  background: ${color.s1};

  /* On a low screen the text and the buttons stay in sight. */
  svg {
    width: min(100%, calc((100dvh - 340px) * 16 / 9));
  }

  /* Less than 100 px high, a picture shows nothing. */
  @media (max-height: 440px) {
    display: none;
  }
`

/** A fixed height for short and long texts, so that the buttons stay in place. */
const Stop = styled.div`
  min-height: 82px;
  margin-block: ${space(3)} ${space(2)};
  color: ${color.t2};

  h3 {
    margin-block: ${space(1)};
    color: ${color.t1};
    font-size: ${fontSize.s14};
  }

  ${media.phone} {
    min-height: 118px;
  }
`

const Position = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Skip = styled(Button)`
  margin-inline-start: auto;
`
