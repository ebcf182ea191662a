import { Button, color, fontSize, media, Row, size, Stack, useFormat } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { FIRST_BAR, isAtEnd, movedTo, type Replay } from './replay'
import { useText } from './texts'

interface PlaybackProps {
  replay: Replay
  onChange: (next: (replay: Replay) => Replay) => void
}

const SPEEDS = ['1', '2', '5', '10'] as const

const JUMP = 10

/** The controls of the replay: play at a speed, step bar by bar, or jump to any bar. */
export function Playback({ replay, onChange }: PlaybackProps) {
  const t = useText()
  const { dateTime } = useFormat()
  const sliderId = useId()
  // A new replay waits for Play, as the first one did.
  const [playing, setPlaying] = useState<Replay['starts']>()
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('2')
  const { at, bars, starts } = replay
  const isPlaying = playing === starts
  const hasEnded = isAtEnd(replay)
  // Going back from the end pauses the replay until Play is pressed again.
  if (isPlaying && hasEnded) setPlaying(undefined)
  const time = dateTime(bars[at]?.time ?? Number.NaN)
  const place = t('place', { bar: at + 1, bars: bars.length, time })

  function go(by: number) {
    onChange((current) => movedTo(current, current.at + by))
  }

  usePlayback(isPlaying, Number(speed), () => go(1))

  return (
    <Stack $gap={1} role="group" aria-label={t('playback')}>
      <Row>
        <Button
          variant="primary"
          aria-disabled={hasEnded}
          onClick={() => {
            if (!hasEnded) setPlaying(isPlaying ? undefined : starts)
          }}
        >
          {t(isPlaying ? 'pause' : 'play')}
        </Button>
        <Button aria-disabled={at < FIRST_BAR} onClick={() => go(-1)}>
          {t('stepBack')}
        </Button>
        <Button aria-disabled={hasEnded} onClick={() => go(1)}>
          {t('step')}
        </Button>
        <Button aria-disabled={hasEnded} onClick={() => go(JUMP)}>
          {t('jump', { bars: JUMP })}
        </Button>
        <SelectField
          label={t('speed')}
          isLabelHidden
          value={speed}
          options={SPEEDS.map((value) => ({
            value,
            label: t('barsPerSecond', { bars: Number(value) }),
          }))}
          onChange={setSpeed}
        />
      </Row>
      <Label htmlFor={sliderId}>{place}</Label>
      <Slider
        id={sliderId}
        type="range"
        min={Math.min(FIRST_BAR, bars.length)}
        max={bars.length}
        value={at + 1}
        aria-label={t('bar')}
        aria-valuetext={place}
        onChange={(event) => go(event.target.valueAsNumber - 1 - at)}
      />
      <Label as="p" role="status">
        {hasEnded && t('ended')}
      </Label>
    </Stack>
  )
}

/** Calls `onBar` so many times a second while it plays; a page that nobody sees rests. */
function usePlayback(isPlaying: boolean, barsPerSecond: number, onBar: () => void) {
  const tick = useEffectEvent(onBar)

  useEffect(() => {
    if (!isPlaying) return
    let timer: ReturnType<typeof setInterval> | undefined

    function follow() {
      clearInterval(timer)
      timer = document.hidden ? undefined : setInterval(() => tick(), 1_000 / barsPerSecond)
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearInterval(timer)
    }
  }, [isPlaying, barsPerSecond])
}

const Label = styled.label`
  min-height: 16px;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  line-height: 16px;
`

const Slider = styled.input`
  width: 100%;
  height: 18px;
  appearance: none;
  background: linear-gradient(${color.borderStrong}, ${color.borderStrong}) center / 100% 2px
    no-repeat;
  cursor: pointer;

  &::-webkit-slider-thumb {
    width: 14px;
    height: 14px;
    border-radius: 50%;
    appearance: none;
    background: ${color.accent};
  }

  &::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 0;
    border-radius: 50%;
    background: ${color.accent};
  }

  ${media.coarsePointer} {
    height: ${size.touch};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
