import { SampleTag } from '@aldergate/ui'
import { SignedChange } from '@aldergate/ui/data'
import styled from 'styled-components'

/** The specified random walk of a feed, labelled as not being the change of the price. */
export function SampleChange({ percent }: { percent: number }) {
  return (
    <Lines>
      <SignedChange percent={percent} />
      <SampleTag />
    </Lines>
  )
}

const Lines = styled.span`
  display: inline-grid;
  justify-items: end;
`
